import { almanac } from './or/almanac.ts';
import { asks } from './or/asks.ts';
import { calendar } from './or/calendar.ts';
import { checkout } from './or/checkout.ts';
import { earningsTable } from './or/earnings-table.ts';
import { inbox } from './or/inbox.ts';
import { receipt } from './or/receipt.ts';
import { smsCases } from './or/sms-cases.ts';
import { smsMoney } from './or/sms-money.ts';
import { smsOffice } from './or/sms-office.ts';
import { smsPeople } from './or/sms-people.ts';
import { smsSteps } from './or/sms-steps.ts';
import { smsTimes } from './or/sms-times.ts';

/** What the server writes outside of pages and answers, in Odia, by topic. */
export const odia = {
  almanac,
  asks,
  calendar,
  checkout,
  earningsTable,
  inbox,
  receipt,
  smsCases,
  smsMoney,
  smsOffice,
  smsPeople,
  smsSteps,
  smsTimes,
};
