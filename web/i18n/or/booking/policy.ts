import type { policy as english } from '../../en/booking/policy.ts';
import type { Same } from '../../same.ts';

/** What a family gets back that cancels, and what it gets where its pandit withdraws: in general and for one booking. */
export const policy: Same<typeof english> = {
  policy: {
    when: 'କେବେ',
    you: 'ଆପଣ ବାତିଲ କଲେ',
    pandit: 'ପଣ୍ଡିତ ଆସିପାରିଲେ ନାହିଁ',
    before: 'ପୂଜାର {hours} ଘଣ୍ଟା କି ଅଧିକ ଆଗରୁ',
    between: '{from}ରୁ {to} ଘଣ୍ଟା ଆଗରୁ',
    later: '{hours} ଘଣ୍ଟାରୁ କମ ବାକି ଥିଲେ',
    until: '{at} ପର୍ଯ୍ୟନ୍ତ',
    untilEndOf: '{day} ଶେଷ ପର୍ଯ୍ୟନ୍ତ',
    after: 'ତା’ପରେ',
    now: 'ଏବେ',
    over: 'ସରିଛି',
    back: '{amount} ଫେରିବ',
    none: 'କିଛି ଫେରିବ ନାହିଁ',
    backCredit: '{amount} ଫେରିବ, {credit} ଜମା ହେବ',
    creditAlone: '{credit} ଜମା ହେବ',
    of: 'ଅଗ୍ରିମରୁ କେତେ ଫେରିବ',
    share: '{percent, select, 100 {ପୂରା} 50 {ଅଧା} 0 {କିଛି ନାହିଁ} other {{percent}\u00a0%}}',
    shareCredit: '{percent, select, 100 {ପୂରା} 50 {ପୂରା, ଆଉ ଅଧା ଜମା} 0 {ପୂରା, ଆଉ ସେତିକି ଜମା} other {ପୂରା, ଆଉ {rest}\u00a0% ଜମା}}',
    credit:
      'ଅନ୍ୟ ପଣ୍ଡିତଙ୍କ ସହ ଆପଣଙ୍କ ପରବର୍ତ୍ତୀ ଅଗ୍ରିମରୁ ଜମା କଟେ, ଅତି ବେଶିରେ {credit} ପର୍ଯ୍ୟନ୍ତ। 30 ଦିନ ଭିତରେ ଦ୍ୱିତୀୟ ଥର, କିମ୍ବା ସେହି ପଣ୍ଡିତଙ୍କ ପାଇଁ ପୁଣି ହେଲେ, ଆମ କାର୍ଯ୍ୟାଳୟ ଆଗ ଦେଖେ।',
  },
};
