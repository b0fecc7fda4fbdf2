import { describe, expect, test } from 'vitest';
import { hours } from '#domain/time.ts';
import { makeBookable, makeBooking } from '../bookings/test-factories.ts';
import { newId } from '../db/ids.ts';
import { accountsOf } from '../ledger/test-accounts.ts';
import { agreedAhead, payOutTo, settledFamily } from '../ledger/test-settled.ts';
import { bookingNow } from '../payments/test-money.ts';
import { begun, casesApp, disputed, idOf, moveStart, type Opening } from './test-cases.ts';

/** The office takes cases, and decides them (docs/decisions/0108-cases.md). */

const { t, calls, admin } = await casesApp();

const wrong: Opening = { kind: 'dispute', words: 'Half of it was left out' };
const auditOf = async (caseId: string) =>
  [
    ...(await t.deps.pool<{ action: string }[]>`
      SELECT action FROM audit WHERE subject_id = ${caseId} ORDER BY at, id`),
  ].map(({ action }) => action);
const held = (advance: number) => begun(t, advance);

describe('a case has one who answers for it', () => {
  test('taking a case acknowledges it: the writer hears of it, and the second clock runs', async () => {
    const { family, caseId } = await disputed(t);
    const before = (await calls.look(admin, caseId)).body.data;
    expect([before.stage, before.owner, before.dueAt]).toEqual(['new', null, before.acknowledgeBy]);
    const { body } = await calls.take(admin, caseId);
    expect(body.data).toMatchObject({ stage: 'taken', owner: { _id: admin.id }, dueAt: before.resolveBy });
    expect((await calls.take(admin, caseId)).status).toBe(200);
    expect((await calls.take(await t.person('admin'), caseId)).body.error?.code).toBe('case_not_yours');
    const told = await t.deps.pool`
      SELECT 1 FROM booking_outbox WHERE booking_id = ${family.booking._id} AND topic = 'caseTaken.customer'`;
    expect(told).toHaveLength(1);
    expect((await calls.seenBy(family, family.customer)).cases[0]).toMatchObject({ stage: 'taken' });
  });

  test('of two who take it at once one has it', async () => {
    const { caseId } = await disputed(t);
    const others = await Promise.all([t.person('admin'), t.person('admin'), t.person('admin')]);
    const replies = await Promise.all(others.map((other) => calls.take(other, caseId)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  test('handed to another, who alone decides it then; notes are the office’s own', async () => {
    const { family, caseId } = await disputed(t);
    const other = await t.person('admin');
    await calls.take(admin, caseId);
    const handOver = (to: string) => t.call('POST /case/admin/hand-over', { body: { caseId, to } }, admin);
    expect((await handOver(family.customer.id)).body.error?.code).toBe('staff_unknown');
    expect((await handOver(other.id)).body.data.owner).toEqual({ _id: other.id, name: other.name });
    expect((await calls.decide(admin, caseId)).body.error?.code).toBe('case_not_yours');
    await t.call('POST /case/admin/note', { body: { caseId, words: 'The pandit rang back.' } }, other);
    const { story } = (await calls.look(other, caseId)).body.data;
    expect(story.map(({ what, name }) => `${what} ${name}`)).toEqual([
      `opened ${family.customer.name}`,
      `taken ${admin.name}`,
      `handed ${admin.name}`,
      `noted ${other.name}`,
    ]);
    expect(JSON.stringify(await calls.seenBy(family, family.customer))).not.toContain('rang back');
    expect((await calls.decide(other, caseId)).status).toBe(200);
  });

  test('a look is written down, once an hour; so is every deed', async () => {
    const { caseId } = await disputed(t);
    await calls.look(admin, caseId);
    await calls.look(admin, caseId);
    await calls.take(admin, caseId);
    await calls.decide(admin, caseId);
    expect(await auditOf(caseId)).toEqual(['case.seen', 'case.taken', 'case.decided']);
  });

  test('the list has the clock that runs out first on top; parts and kinds of it are counted', async () => {
    const [late, soon] = [await disputed(t), await disputed(t)];
    await t.deps.pool`UPDATE cases SET due_at = now() - interval '1 hour' WHERE id = ${late.caseId}`;
    const idsOf = async (query: Parameters<typeof calls.list>[1]) =>
      (await calls.list(admin, query)).cases.map(({ _id }) => _id);
    expect((await idsOf({}))[0]).toBe(late.caseId);
    expect(await idsOf({ show: 'late' })).toEqual([late.caseId]);
    expect(await idsOf({ show: 'new' })).toContain(soon.caseId);
    expect(await idsOf({ kind: 'absence' })).toEqual([]);
    await calls.take(admin, soon.caseId);
    expect(await idsOf({ show: 'mine' })).toContain(soon.caseId);
    const { counts } = await calls.list(admin);
    expect(counts).toMatchObject({ late: 1 });
    expect(counts.open).toBe((await idsOf({})).length);
    await calls.decide(admin, soon.caseId);
    expect((await idsOf({ show: 'closed' }))[0]).toBe(soon.caseId);
  });

  test('pages follow each other, open and closed', async () => {
    for (let n = 0; n < 27; n += 1) {
      const { caseId } = await disputed(t);
      if (n % 2 === 0) continue;
      await calls.take(admin, caseId);
    }
    const first = await calls.list(admin);
    const second = await calls.list(admin, { cursor: first.nextCursor ?? '' });
    const all = [...first.cases, ...second.cases];
    expect([first.cases.length, new Set(all.map(({ _id }) => _id)).size]).toEqual([25, first.counts.open]);
    expect(all.map(({ dueAt }) => dueAt)).toEqual(all.map(({ dueAt }) => dueAt).toSorted());
    expect((await t.call('GET /case/admin/list', { query: { cursor: 'x' } }, admin)).status).toBe(400);
  });

  test('families and pandits have no way in', async () => {
    const { family, caseId } = await disputed(t);
    for (const who of [null, family.customer, family.pandit]) {
      const status = who ? 403 : 401;
      expect((await calls.look(who, caseId)).status).toBe(status);
      expect((await calls.take(who, caseId)).status).toBe(status);
      expect((await calls.decide(who, caseId)).status).toBe(status);
    }
    for (const call of [calls.look, calls.take, calls.decide]) expect((await call(admin, newId())).status).toBe(404);
  });
});

describe('what becomes of the money', () => {
  test('a part of it goes back, the rest is the pandit’s; both sides read why', async () => {
    const family = await held(500);
    const made = { remedy: 'refundPart', amount: 200, words: 'Half of the puja was left out.' } as const;
    const { caseId, reply } = await calls.decided(family, wrong, admin, made);
    expect([reply.status, reply.body.data.stage]).toEqual([200, 'closed']);
    expect(await bookingNow(t, family)).toMatchObject({ bookingStatus: 'confirmedbypandit', refundedAmount: 200 });
    for (const who of [family.customer, family.pandit]) {
      const [seen] = (await calls.seenBy(family, who)).cases;
      expect(seen).toMatchObject({
        stage: 'closed',
        decision: { remedy: 'refundPart', amount: 200, words: made.words },
      });
    }
    expect((await calls.decide(admin, caseId, made)).status).toBe(200);
    expect((await calls.decide(admin, caseId, { ...made, words: 'Other' })).body.error?.code).toBe(
      'case_decided_before',
    );
    expect((await bookingNow(t, family)).refundedAmount).toBe(200);
  });

  test('all of it: an agreed puja ends with it', async () => {
    const family = await held(500);
    const { reply } = await calls.decided(family, { kind: 'absence' }, admin, { remedy: 'refundAll' });
    expect(reply.status).toBe(200);
    const booking = await bookingNow(t, family);
    expect(booking).toMatchObject({ bookingStatus: 'cancelled', refundedAmount: 500 });
    expect(await accountsOf(t, family)).toEqual({});
    // in place of a reason there is the ticket, which both sides can open
    const [one] = (await calls.seenBy(family, family.customer)).cases;
    const ended = booking.events.find(({ action }) => action === 'notHeld');
    expect(ended).toMatchObject({ note: null, decided: { number: one?.number, ground: null } });
    for (const who of [family.customer, family.pandit])
      expect((await calls.seenBy(family, who)).cases[0]?.decision).toMatchObject({
        remedy: 'refundAll',
        amount: 500,
        absent: true,
      });
  });

  test('nobody came, and nothing was paid: nothing goes back, and that the pandit did not come is said', async () => {
    const [bookable, customer] = [await makeBookable(t), await t.person('user')];
    const booking = await makeBooking(t, bookable, customer, { status: 'confirmedbypandit', startTime: '09:00' });
    const family = { customer, pandit: bookable.pandit, booking, advance: 0 };
    await moveStart(t, family, -hours(1));
    await calls.decided(family, { kind: 'absence' }, admin, { remedy: 'refundAll' });
    const { decision } = (await calls.seenBy(family, family.customer)).cases[0] ?? {};
    expect(decision).toMatchObject({ remedy: 'refundAll', amount: null, absent: true });
    expect(await bookingNow(t, family)).toMatchObject({ bookingStatus: 'cancelled', refundedAmount: 0 });
  });

  test('all of it of a puja that was completed: what is not paid out is taken back', async () => {
    const family = await settledFamily(t, 500);
    await calls.decided(family, wrong, admin, { remedy: 'refundAll' });
    expect(await bookingNow(t, family)).toMatchObject({ bookingStatus: 'completed', refundedAmount: 500 });
    expect(await accountsOf(t, family)).toEqual({});
  });

  test('the pandit is paid: the puja counts as held', async () => {
    const family = await held(500);
    await calls.decided(family, { kind: 'absence' }, admin, { remedy: 'payPandit' });
    const booking = await bookingNow(t, family);
    expect(booking.bookingStatus).toBe('completed');
    expect(booking.events.at(-1)).toMatchObject({ action: 'completeOnBehalf', actor: 'admin' });
    expect(await accountsOf(t, family)).toEqual({ gateway: -500, pandit: 450, commission: 50 });
  });

  test('the second to decide reads what was decided first, and what they wanted stays in the audit', async () => {
    const family = await held(500);
    const caseId = idOf(await calls.open(family, wrong));
    await calls.take(admin, caseId);
    const other = await t.person('admin');
    const typed = { remedy: 'payPandit', words: 'He was there, the neighbour says.' } as const;
    const early = await calls.decide(other, caseId, typed);
    expect(early).toMatchObject({ status: 409, body: { error: { code: 'case_not_yours' } } });
    await calls.decide(admin, caseId, { remedy: 'nothing', words: 'We found nothing.' });
    const late = await calls.decide(other, caseId, typed);
    expect(late).toMatchObject({
      status: 409,
      body: {
        error: { code: 'case_decided_before' },
        message: `${admin.name} has decided this case already: “We found nothing.” What you wrote is kept below.`,
      },
    });
    const rows = await t.deps.pool`
      SELECT note, after->>'remedy' AS remedy FROM audit WHERE action = 'case.refused' AND subject_id = ${caseId} ORDER BY id`;
    expect(rows).toEqual([
      { note: typed.words, remedy: 'payPandit' },
      { note: typed.words, remedy: 'payPandit' },
    ]);
  });

  test('never more than was captured, whatever went back before', async () => {
    const family = await held(500);
    const body = { bookingId: family.booking._id, amount: 400, reason: 'Goodwill', key: newId() };
    await t.call('POST /booking/admin/refund', { body }, admin);
    const caseId = idOf(await calls.open(family, wrong));
    await calls.take(admin, caseId);
    const beyond = await calls.decide(admin, caseId, { remedy: 'refundPart', amount: 101 });
    expect(beyond).toMatchObject({
      status: 422,
      body: { message: 'At most ₹100 of this booking can still be refunded.', error: { code: 'case_refund_beyond' } },
    });
    expect((await calls.look(admin, caseId)).body.data).toMatchObject({ left: 100, stage: 'taken' });
    expect((await calls.decide(admin, caseId, { remedy: 'refundPart', amount: 100 })).status).toBe(200);
    expect((await bookingNow(t, family)).refundedAmount).toBe(500);
  });

  test('what a family lost by cancelling is waived for bereavement or illness, and for nothing else', async () => {
    const family = await agreedAhead(t, 500, 30);
    await t.call(
      'POST /booking/:id/cancel',
      { params: { id: family.booking._id }, body: { refund: 250, reason: 'My father has died' } },
      family.customer,
    );
    const caseId = idOf(await calls.open(family, { kind: 'dispute', words: 'My father has died.' }));
    await calls.take(admin, caseId);
    const silent = await calls.decide(admin, caseId, { remedy: 'waive' });
    expect(silent).toMatchObject({ status: 400, body: { message: 'Please choose why the loss is waived.' } });
    expect((await calls.decide(admin, caseId, { remedy: 'payPandit' })).body.error?.code).toBe('case_remedy');
    expect((await calls.decide(admin, caseId, { remedy: 'waive', ground: 'bereavement' })).status).toBe(200);
    const booking = await bookingNow(t, family);
    expect([booking.bookingStatus, booking.refundedAmount]).toEqual(['cancelled', 500]);
    expect(booking.events.at(-1)).toMatchObject({
      note: null,
      decided: { number: expect.stringMatching(/^\d{4}-\d{5}$/), ground: 'bereavement' },
    });
    expect(await accountsOf(t, family)).toEqual({});
  });

  test('a part wants an amount; what was paid out stays the pandit’s', async () => {
    const { caseId } = await disputed(t);
    await calls.take(admin, caseId);
    expect((await calls.decide(admin, caseId, { remedy: 'refundPart' })).status).toBe(400);
    const settled = await settledFamily(t, 500);
    await payOutTo(t, settled, 'cash');
    const { reply } = await calls.decided(settled, wrong, admin, { remedy: 'refundPart', amount: 100 });
    expect(reply.status).toBe(200);
    expect(await accountsOf(t, settled)).toMatchObject({ paid_out: 450, gateway: -400 });
  });

  test('two cases about the same money: who is paid is decided with the last of them', async () => {
    const family = await held(500);
    const first = idOf(await calls.open(family, wrong));
    const second = idOf(await calls.open(family, wrong, family.pandit));
    await calls.take(admin, first);
    await calls.take(admin, second);
    expect((await calls.decide(admin, first, { remedy: 'payPandit' })).body.error?.code).toBe('case_holds');
    expect((await calls.decide(admin, first)).status).toBe(200);
    expect((await calls.decide(admin, second, { remedy: 'payPandit' })).status).toBe(200);
    expect((await bookingNow(t, family)).bookingStatus).toBe('completed');
  });
});

test('bookings nobody paid for can be complained about, and end by the office’s word', async () => {
  const bookable = await makeBookable(t);
  const customer = await t.person('user');
  const booking = await makeBooking(t, bookable, customer);
  const { reply } = await calls.decided(
    { booking, customer, pandit: bookable.pandit },
    { kind: 'complaint', words: 'He asks for cash beforehand' },
    admin,
    { remedy: 'refundAll' },
  );
  expect(reply.body.data.booking.bookingStatus).toBe('cancelled');
});
