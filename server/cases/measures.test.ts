import { expect, test } from 'vitest';
import { newId } from '../db/ids.ts';
import { bookingNow } from '../payments/test-money.ts';
import type { TestPerson } from '../testing/test-app.ts';
import { begun, casesApp, idOf, type Opening } from './test-cases.ts';

/** What a decision means for the pandit: warned or paused, told why, and one appeal (docs/decisions/0108-cases.md). */

const { t, calls, admin } = await casesApp();

const wrong: Opening = { kind: 'dispute', words: 'Half of it was left out' };
const held = (advance: number) => begun(t, advance);

const warning = { measure: 'warn', reason: 'You came two hours late, twice.' } as const;
const measuresOf = async (who: TestPerson) => (await t.call('GET /case/mine', { query: {} }, who)).body.data.measures;

test('a warned pandit reads why; the family does not', async () => {
  const family = await held(500);
  expect((await calls.decided(family, wrong, admin, { measure: 'warn' })).reply.status).toBe(400);
  const caseId = (await calls.list(admin, { show: 'mine' })).cases.at(-1)?._id ?? '';
  expect((await calls.decide(admin, caseId, warning)).status).toBe(200);
  expect(await measuresOf(family.pandit)).toMatchObject([{ measure: 'warn', reason: warning.reason, liftedAt: null }]);
  const [seen] = (await calls.seenBy(family, family.pandit)).cases;
  expect(seen).toMatchObject({ decision: { measure: 'warn', reason: warning.reason } });
  expect(JSON.stringify(await calls.seenBy(family, family.customer))).not.toContain('two hours late');
  const [text] = await t.deps.pool`
      SELECT payload FROM booking_outbox WHERE booking_id = ${family.booking._id} AND topic = 'caseDecided.pandit'`;
  expect(text?.['payload']).toMatchObject(warning);
});

test('who is paused can no longer be booked, keeps their account, and their agreed pujas unless named', async () => {
  const family = await held(500);
  const pandit = { call: () => t.call('GET /pandits/:id', { params: { id: family.pandit.id } }) };
  const pause = { measure: 'pause', reason: 'Until we have spoken.' } as const;
  await calls.decided(family, wrong, admin, { ...pause, remedy: 'refundPart', amount: 100 });
  expect((await pandit.call()).status).toBe(404);
  const [row] = await t.deps.pool`SELECT status FROM people WHERE id = ${family.pandit.id}`;
  expect(row?.['status']).toBe('paused');
  expect((await bookingNow(t, family)).bookingStatus).toBe('confirmedbypandit');
  expect(await measuresOf(family.pandit)).toMatchObject([{ measure: 'pause', reason: pause.reason }]);
  const again = await calls.decided(family, { kind: 'complaint', words: 'x' }, admin, pause);
  expect(again.reply.body.error?.code).toBe('case_measure');
});

test('named bookings end with the pause; one that is not the pandit’s stops all of it', async () => {
  const family = await held(500);
  const caseId = idOf(await calls.open(family, { kind: 'complaint', words: 'x' }));
  await calls.take(admin, caseId);
  const pause = { measure: 'pause', reason: 'Enough.' } as const;
  expect((await calls.decide(admin, caseId, { ...pause, cancel: [newId()] })).status).toBe(404);
  expect((await calls.look(admin, caseId)).body.data).toMatchObject({ stage: 'taken', mayPause: true });
  expect((await calls.decide(admin, caseId, { ...pause, cancel: [family.booking._id] })).status).toBe(200);
  expect(await bookingNow(t, family)).toMatchObject({ bookingStatus: 'cancelled', refundedAmount: 500 });
});

test('an appeal, once: a case of its own; where it is right, what was decided is taken back', async () => {
  const family = await held(500);
  const { caseId } = await calls.decided(family, wrong, admin, { measure: 'pause', reason: 'Nobody was there.' });
  expect((await calls.appeal(caseId, family.customer)).status).toBe(403);
  expect((await calls.appeal(caseId, await t.person('pandit'))).status).toBe(404);
  const pressed = await Promise.all([calls.appeal(caseId, family.pandit), calls.appeal(caseId, family.pandit)]);
  expect(pressed.map(({ status }) => status)).toEqual([201, 201]);
  expect(new Set(pressed.map(idOf)).size).toBe(1);
  expect((await calls.seenBy(family, family.customer)).cases.map(({ kind }) => kind)).toEqual(['dispute']);
  const appealed = (await calls.list(admin, { kind: 'appeal' })).cases.at(-1)?._id ?? '';
  const whole = (await calls.look(admin, appealed)).body.data;
  expect([whole.remedies, whole.others.map(({ _id }) => _id)]).toEqual([['lift', 'nothing'], [caseId]]);
  await calls.take(admin, appealed);
  expect((await calls.decide(admin, appealed, { remedy: 'lift', words: 'You were there.' })).status).toBe(200);
  const [row] = await t.deps.pool`SELECT status FROM people WHERE id = ${family.pandit.id}`;
  expect(row?.['status']).toBe('approved');
  expect((await measuresOf(family.pandit))[0]).toMatchObject({ liftedAt: expect.any(String), appealUntil: null });
  expect((await calls.appeal(caseId, family.pandit, 'And again')).body.error?.code).toBe('appeal_twice');
});

test('what was not decided against a pandit is nothing to appeal; after thirty days it is too late', async () => {
  const family = await held(500);
  const { caseId } = await calls.decided(family, wrong, admin, {});
  expect((await calls.appeal(caseId, family.pandit)).body.error?.code).toBe('appeal_none');
  const other = await held(500);
  const warned = await calls.decided(other, wrong, admin, warning);
  await t.deps.pool`UPDATE pandit_measures SET at = now() - interval '31 days' WHERE case_id = ${warned.caseId}`;
  expect((await calls.appeal(warned.caseId, other.pandit)).body.error?.code).toBe('appeal_late');
  expect((await measuresOf(other.pandit))[0]?.appealUntil).toBeNull();
});
