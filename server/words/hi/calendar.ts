import type { calendar as english } from '../en/calendar.ts';
import type { Texts } from '../words.ts';

/** What a calendar shows of a booking. */
export const calendar: Texts<typeof english> = {
  gone: 'यह पूजा नहीं होगी।',
  booking: 'बुकिंग #{number}',
  pandit: 'पंडित: {who}',
  family: 'परिवार: {who}',
  tentative: 'एडवांस दे दिया गया है। पंडित जी की हाँ बाकी है।',
  goodHours: 'शुभ मुहूर्त: {hours}',
  wholeDayHours: 'शुभ मुहूर्त: पूरा दिन, {hours}',
  why: 'पंचांग के अनुसार: {why}',
  price: 'तय दक्षिणा: {price}',
  notes: 'टिप्पणी: {notes}',
  brand: '{brand} पर बुक की गई',
  withPandit: '{ritual}, पंडित: {name}',
  forFamily: '{ritual}, परिवार: {name}',
  goneWithPandit: 'रद्द: {ritual}, पंडित: {name}',
  goneForFamily: 'रद्द: {ritual}, परिवार: {name}',
  'venus-set': 'शुक्र अस्त है: आचार्य से पूछें',
  'jupiter-set': 'गुरु अस्त है: आचार्य से पूछें',
  eclipse: 'इस समय ग्रहण या सूतक है: आचार्य से पूछें',
};
