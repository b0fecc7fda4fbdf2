import type { barred as english } from '../../en/almanac/barred.ts';
import type { Same } from '../../same.ts';

/** Why a ritual has no good hours for long. */
export const barred: Same<typeof english> = {
  barred: {
    adhika: 'अधिक मास {to} तक है।',
    chaturmasya: 'चातुर्मास {to} तक है।',
    'pitru-paksha': 'पितृपक्ष {to} तक है।',
    holashtak: 'होलाष्टक {to} तक है।',
    'jupiter-set':
      'गुरु {up} तक अस्त हैं{days, plural, =0 {।} one {; उसके बाद का # दिन भी छोड़ा जाता है।} other {; उसके बाद के # दिन भी छोड़े जाते हैं।}}',
    'venus-set':
      'शुक्र {up} तक अस्त हैं{days, plural, =0 {।} one {; उसके बाद का # दिन भी छोड़ा जाता है।} other {; उसके बाद के # दिन भी छोड़े जाते हैं।}}',
    month: '{count, plural, one {{names} का महीना {to} तक छोड़ा जाता है।} other {{names} के महीने {to} तक छोड़े जाते हैं।}}',
    sun: 'सूर्य {to} तक {names} राशि में हैं।',
    eclipse: '{to} को ग्रहण है।',
    rest: 'बाकी दिनों में नियमों से कोई मुहूर्त नहीं निकलता।',
    alone: 'तिथि, नक्षत्र और वार नियमों के अनुसार एक साथ नहीं मिलते।',
  },
};
