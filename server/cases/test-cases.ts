import { afterAll, afterEach } from 'vitest';
import type { CallInput } from '#contract/index.ts';
import type { OwnCase } from '#contract/cases/cases.ts';
import { hours } from '#domain/time.ts';
import { newId } from '../db/ids.ts';
import { agreedAhead, paidFamily } from '../ledger/test-settled.ts';
import { booksBalance, moneyApp, type Family, type MoneyApp } from '../payments/test-money.ts';
import type { TestApp, TestPerson } from '../testing/test-app.ts';
import { picture } from '../uploads/test-pictures.ts';

/** The product of a test file about cases, with a member of staff; after each test the books balance. */
export async function casesApp(): Promise<{ t: MoneyApp; calls: ReturnType<typeof callsOf>; admin: TestPerson }> {
  const t = await moneyApp();
  afterAll(() => t.close());
  afterEach(() => booksBalance(t));
  return { t, calls: callsOf(t), admin: await t.person('admin') };
}

/** What the tests of cases share: the calls of both sides and of the office. */

export type Opening = CallInput<'POST /case/booking/:id'>['body'];
type Decision = CallInput<'POST /case/admin/decide'>['body'];
type Parties = Pick<Family, 'booking' | 'customer' | 'pandit'>;

export const callsOf = (t: TestApp) => {
  const open = (
    { booking, customer }: Pick<Family, 'booking' | 'customer'>,
    body: Opening,
    who: TestPerson | null = customer,
  ) => t.call('POST /case/booking/:id', { params: { id: booking._id }, body }, who);
  const take = (admin: TestPerson | null, caseId: string) =>
    t.call('POST /case/admin/take', { body: { caseId } }, admin);
  const decide = (admin: TestPerson | null, caseId: string, made: Partial<Decision> = {}) =>
    t.call(
      'POST /case/admin/decide',
      { body: { caseId, remedy: 'nothing', measure: 'none', words: 'We have heard both of you.', ...made } },
      admin,
    );
  return {
    open,
    take,
    decide,
    /** Opened by the family, taken by an admin, and decided. */
    decided: async (family: Parties, opening: Opening, admin: TestPerson, made: Partial<Decision>) => {
      const caseId = idOf(await open(family, opening));
      await take(admin, caseId);
      return { caseId, reply: await decide(admin, caseId, made) };
    },
    add: (caseId: string, who: TestPerson | null, words: string, photos: string[] = []) =>
      t.call('POST /case/:id/add', { params: { id: caseId }, body: { words, photos } }, who),
    appeal: (caseId: string, who: TestPerson | null, words = 'I was there; my wife can say so.') =>
      t.call('POST /case/:id/appeal', { params: { id: caseId }, body: { words } }, who),
    seenBy: async ({ booking }: Pick<Family, 'booking'>, who: TestPerson | null) =>
      (await t.call('GET /case/booking/:id', { params: { id: booking._id } }, who)).body.data,
    look: (admin: TestPerson | null, caseId: string) =>
      t.call('GET /case/admin/:id', { params: { id: caseId } }, admin),
    list: async (admin: TestPerson, query: CallInput<'GET /case/admin/list'>['query'] = {}) =>
      (await t.call('GET /case/admin/list', { query }, admin)).body.data,
  };
};

/** A photo, stored and not yet sent with anything. */
export async function storePhoto(t: TestApp, who: TestPerson | null): Promise<{ status: number; id: string }> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await picture(40, 30))], { type: 'image/png' }), 'photo.png');
  const reply = await fetch(`${t.url}/api/uploads/case-photo`, {
    method: 'POST',
    body: form,
    ...(who && { headers: { authorization: `Bearer ${who.token}` } }),
  });
  const body = (await reply.json()) as { data?: { _id: string } };
  return { status: reply.status, id: body.data?._id ?? '' };
}

export function idOf({ status, body }: { status: number; body: { message: string; data: OwnCase } }): string {
  if (status !== 201) throw new Error(`no case: ${status} ${body.message}`);
  return body.data._id;
}

/** The puja began so long ago, or begins in so long; it lasts two hours. */
export async function moveStart(t: TestApp, { booking }: Pick<Family, 'booking'>, by: number): Promise<void> {
  const from = t.deps.now() + by;
  await t.deps.pool`UPDATE bookings SET period = tstzrange(${new Date(from)}, ${new Date(from + hours(2))})
    WHERE id = ${booking._id}`;
}

/** An agreed puja, paid for, that began an hour ago by the clock. */
export async function begun(t: TestApp, advance: number): Promise<Family> {
  const family = await agreedAhead(t, advance, 1);
  await moveStart(t, family, -hours(1));
  return family;
}

/** A paid booking with an open case about its money. */
export async function disputed(t: TestApp): Promise<{ family: Family; caseId: string }> {
  const family = await paidFamily(t, 500);
  const reply = await callsOf(t).open(family, { kind: 'dispute', words: `Something is wrong ${newId()}` });
  return { family, caseId: idOf(reply) };
}
