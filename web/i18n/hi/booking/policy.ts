import type { policy as english } from '../../en/booking/policy.ts';
import type { Same } from '../../same.ts';

/** What a family gets back that cancels, and what it gets where its pandit withdraws: in general and for one booking. */
export const policy: Same<typeof english> = {
  policy: {
    when: 'कब',
    you: 'आप रद्द करें तो',
    pandit: 'पंडित जी न आ सकें तो',
    before: 'पूजा से {hours} घंटे या और पहले',
    between: '{from} से {to} घंटे पहले',
    later: '{hours} घंटे से कम पहले',
    until: '{at} तक',
    untilEndOf: '{day} के आखिर तक',
    after: 'उसके बाद',
    now: 'अभी',
    over: 'बीत गया',
    back: '{amount} वापस',
    none: 'कुछ वापस नहीं',
    backCredit: '{amount} वापस, और {credit} जमा',
    creditAlone: '{credit} जमा',
    of: 'एडवांस में से कितना वापस आएगा',
    share: '{percent, select, 100 {पूरा} 50 {आधा} 0 {कुछ नहीं} other {{percent}\u00a0%}}',
    shareCredit:
      '{percent, select, 100 {पूरा} 50 {पूरा, और आधा जमा} 0 {पूरा, और उतना ही जमा} other {पूरा, और {rest}\u00a0% जमा}}',
    credit:
      'जमा रकम किसी दूसरे पंडित के अगले एडवांस से घटती है, ज़्यादा से ज़्यादा {credit} होती है। 30 दिन में दूसरी बार, या उन्हीं पंडित जी के साथ फिर हो, तो पहले हमारा कार्यालय देखता है।',
  },
};
