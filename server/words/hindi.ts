import { almanac } from './hi/almanac.ts';
import { asks } from './hi/asks.ts';
import { calendar } from './hi/calendar.ts';
import { checkout } from './hi/checkout.ts';
import { earningsTable } from './hi/earnings-table.ts';
import { inbox } from './hi/inbox.ts';
import { receipt } from './hi/receipt.ts';
import { smsCases } from './hi/sms-cases.ts';
import { smsMoney } from './hi/sms-money.ts';
import { smsOffice } from './hi/sms-office.ts';
import { smsPeople } from './hi/sms-people.ts';
import { smsSteps } from './hi/sms-steps.ts';
import { smsTimes } from './hi/sms-times.ts';

/** What the server writes outside of pages and answers, in Hindi, by topic. */
export const hindi = {
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
