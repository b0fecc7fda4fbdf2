import type { PageContext, Refusal } from '#contract/page.ts';
import { clockOf, MINUTE, startOfDay, type Day } from '#domain/time.ts';
import { daysIn, everyWeekday, outcomeOf, type Hours } from '#domain/calendar/declaring.ts';
import type { ClosedHours } from '#contract/availability.ts';
import { translatorFor } from '../../../i18n/catalogues.server.ts';
import { refusalIn } from '../../../parts/api/refusal.ts';
import { step } from '../../../parts/forms/form-action.ts';
import { statusAfter } from '../steps/pandit-steps.ts';
import {
  busyForm,
  closeForm,
  declareForm,
  openForm,
  refuseAllForm,
  removeForm,
  type Wish,
} from './availability-forms.ts';

/** What a pandit does about their free days, on the server. */

/** Days of which some are declared already are declared as a pattern of every weekday, which leaves those as they are. */
async function declare({ mode, weekdays, ...stretch }: Wish, page: PageContext): Promise<string> {
  const t = translatorFor(page.locale, 'panditAvailability');
  if (mode === 'once' && !(await isPartlyDeclared(stretch, page)))
    return (await page.ask('POST /availability/declare-availability', { body: stretch })).message;
  const body = { ...stretch, weekdays: mode === 'once' ? [...everyWeekday] : weekdays };
  const { data, message } = await page.ask('POST /availability/declare-pattern', { body });
  if (data.skipped === 0) return message;
  return data.added === 0
    ? t('freeDays.form.nothingAdded')
    : t('freeDays.form.skipped', { added: data.added, skipped: data.skipped });
}

async function isPartlyDeclared(stretch: { fromDate: Day; toDate: Day }, { call }: PageContext): Promise<boolean> {
  const { availability } = await call('POST /availability/get-by-user', { body: stretch });
  const { added } = outcomeOf({ ...stretch, weekdays: everyWeekday }, availability);
  return added > 0 && added < daysIn(stretch).length;
}

/** Where an answer brings no words of its own, its status has some (specification, section 8). */
const inWords = (page: PageContext) => async (error: unknown) => {
  const refusal = await refusalIn(error);
  if (refusal?.code !== 'unexpected') throw error;
  const t = translatorFor(page.locale, 'panditAvailability');
  const { status } = error as Response;
  // of that, one can only say that it was unexpected
  if (status === 500) throw error;
  const sentences: Partial<Record<number, string>> = {
    400: t('freeDays.form.badRequest'),
    409: t('freeDays.form.conflict'),
  };
  const message = sentences[status] ?? t('freeDays.form.otherStatus', { status: String(status) });
  throw Response.json({ ...refusal, code: 'refused', message } satisfies Omit<Refusal, 'code'> & { code: 'refused' }, {
    status,
  });
};

/** The hours that are closed on a day, but for one of them. */
async function closedOn(day: Day, { call }: PageContext, without?: string): Promise<Hours[]> {
  const { closed } = await call('POST /availability/get-by-user', { body: { fromDate: day, toDate: day } });
  return closed.filter((one) => one.day === day && one._id !== without).map(hoursOf);
}

const minutesSince = (day: Day, iso: string): number => (Date.parse(iso) - startOfDay(day)) / MINUTE;

const hoursOf = ({ day, startsAt, endsAt }: ClosedHours): Hours => ({
  from: clockOf(minutesSince(day, startsAt)),
  to: clockOf(minutesSince(day, endsAt) % (24 * 60)),
});

/** A request that was answered or withdrawn in the meantime is no longer refused. */
async function unlessAnswered(error: unknown): Promise<void> {
  if ((await refusalIn(error))?.code !== 'booking_no_step') throw error;
}

export const availabilitySteps = {
  declare: step(declareForm, (wish, page) => declare(wish, page).catch(inWords(page))),
  busy: step(busyForm, async ({ day }, { call }) => {
    await call('POST /availability/set-day', { body: { day, free: false } });
  }),
  close: step(closeForm, async ({ day, ...hours }, page) => {
    const closed = [...(await closedOn(day, page)), hours];
    await page.call('POST /availability/set-day', { body: { day, free: true, closed } });
  }),
  open: step(openForm, async ({ day, closedId }, page) => {
    const closed = await closedOn(day, page, closedId);
    await page.call('POST /availability/set-day', { body: { day, free: true, closed } });
  }),
  refuseAll: step(refuseAllForm, async ({ ids, reason: additionalNotesbyPandit }, { call }) => {
    for (const bookingId of ids) {
      const body = { bookingId, bookingStatus: statusAfter('reject'), additionalNotesbyPandit };
      await call('POST /booking/update-booking-status', { body }).catch(unlessAnswered);
    }
  }),
  remove: step(removeForm, async (params, { ask }) => (await ask('DELETE /availability/:id', { params })).message),
};
