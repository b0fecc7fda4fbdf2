import { almanac } from './en/almanac.ts';
import { asks } from './en/asks.ts';
import { calendar } from './en/calendar.ts';
import { checkout } from './en/checkout.ts';
import { earningsTable } from './en/earnings-table.ts';
import { inbox } from './en/inbox.ts';
import { receipt } from './en/receipt.ts';
import { smsCases } from './en/sms-cases.ts';
import { smsMoney } from './en/sms-money.ts';
import { smsOffice } from './en/sms-office.ts';
import { smsPeople } from './en/sms-people.ts';
import { smsSteps } from './en/sms-steps.ts';
import { smsTimes } from './en/sms-times.ts';

/** What the server writes outside of pages and answers, in English, by topic. */
export const english = {
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
