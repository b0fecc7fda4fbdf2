import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { api, type CallInput, type Key } from '#contract/index.ts';
import { grihaPravesh } from '#domain/almanac/muhurat/start-set.ts';
import type { BookingStatus } from '#domain/booking.ts';
import { addDays, asDay, seconds } from '#domain/time.ts';
import { testClock } from '../auth/test-auth.ts';
import { declareDays, makeBookable, makeBooking, makeOffer } from '../bookings/test-factories.ts';
import { disputed } from '../cases/test-cases.ts';
import { newId } from '../db/ids.ts';
import { confirmedFamily, paidFamily, settledFamily } from '../ledger/test-settled.ts';
import { reportedReview } from '../reviews/test-reviews.ts';
import { testCatalogue } from '../rituals/test-catalogue.ts';
import { invite } from '../staff/test-staff.ts';
import { oftenReviewed, waitingCredit } from '../trust/test-trust.ts';
import { testApp, type TestApp, type TestPerson } from './test-app.ts';
import { storedPicture } from '../uploads/test-pictures.ts';

/** Whatever an admin changes leaves a line with who it was, asked of each endpoint as the contract lists it. */

let t: TestApp;
let admin: TestPerson;
let catalogue: Awaited<ReturnType<typeof testCatalogue>>;
const clock = testClock();
beforeAll(async () => {
  t = await testApp({}, { now: clock.now });
  admin = await t.person('admin');
  catalogue = await testCatalogue(t);
});
afterAll(() => t.close());

const changing = (Object.entries(api) as [Key, Endpoint][])
  .filter(([key, { who }]) => Array.isArray(who) && who.length === 1 && who[0] === 'admin' && !key.startsWith('GET '))
  .map(([key]) => key);

/** Those that change nothing anybody could ask about, and why. */
const quiet: Partial<Record<Key, string>> = {
  'POST /user/get-users': 'a list, whose question is too long for an address',
  'POST /uploads/ritual-image': 'a picture nobody uses yet; the ritual that takes it is noted',
};

const nuakhai = { festival: 'nuakhai', panji: 'biraja', date: asDay('2028-08-25'), source: 'as printed' };
let phones = 0;
const freePhone = (): string => `6${String((phones += 1)).padStart(9, '0')}`;
const invitationId = async () => (await invite(t, admin, freePhone())).body.data._id;
const messageId = async () => {
  const id = newId();
  await t.deps
    .pool`INSERT INTO contact_messages (id, name, phone, message) VALUES (${id}, 'Kuni', '9861000001', 'Hello')`;
  return id;
};
const readMessageId = async () => {
  const id = await messageId();
  await t.call('POST /contact/admin/open', { body: { messageId: id } }, admin);
  return id;
};
const caseId = async () => (await disputed(t)).caseId;
const categoryVersion = async (archived: boolean) => {
  const categoryId = await catalogue.addCategory(`Category ${newId()}`);
  if (archived) await t.call('POST /rituals/archive-category', { body: { categoryId, __v: 0 } }, admin);
  return { categoryId, __v: archived ? 1 : 0 };
};
const ritualVersion = async (archived: boolean) => {
  const made = await catalogue.add();
  const ritual = archived ? (await catalogue.archive(made)).body.data : made;
  return { ritualId: ritual._id, __v: ritual.__v };
};

/** A booking in that state, and another pandit who could hold its puja. */
const anotherFor = async (status: BookingStatus) => {
  const [one, other] = [await makeBookable(t), await t.person('pandit')];
  const day = addDays(one.day, 5);
  await makeOffer(t, other, one.ritual);
  await declareDays(t, other, day, day);
  const booking = await makeBooking(t, one, await t.person('user'), { status, day });
  const pandits = [{ panditId: other.id, price: 1100 }];
  return { params: { id: booking._id }, body: { pandits, reason: 'The family rang' } };
};
const personVersion = async (...kind: Parameters<TestApp['person']>) => {
  const { id } = await t.person(...kind);
  const [row] = await t.deps.pool<{ version: number }[]>`SELECT version FROM people WHERE id = ${id}`;
  return { personId: id, __v: row?.version ?? 0, reason: 'Forged papers' };
};

/** The least that each takes; what it needs is made before. */
const inputs: { [K in Key]?: () => Promise<CallInput<K>> } = {
  'POST /user/admin/update-user-status': async () => {
    const pandit = await t.person('pandit', 'pending');
    return { body: { userId: pandit.id, userStatus: 'approved', comment: 'Well read.' } };
  },
  'POST /rituals/add-ritual-category': async () => ({ body: { name: 'New', description: 'A category' } }),
  'POST /rituals/add-ritual': async () => ({
    body: {
      ritualCategory: catalogue.home,
      ritualType: 'A new puja',
      ritualDescription: 'For the house',
      ritualImageUrl: await storedPicture(t, catalogue.admin),
    },
  }),
  'POST /rituals/update-ritual': async () => {
    const { _id, __v, ritualDescription, ritualImageUrl, durationMinutes, slug } = await catalogue.add();
    return {
      body: {
        ritualId: _id,
        __v,
        ritualCategory: catalogue.home,
        ritualType: 'Another name',
        ritualDescription,
        ritualImageUrl,
        durationMinutes,
        slug,
        samagri: ['Rice'],
      },
    };
  },
  'POST /rituals/archive-ritual': async () => ({ body: await ritualVersion(false) }),
  'POST /rituals/restore-ritual': async () => ({ body: await ritualVersion(true) }),
  'POST /rituals/update-category': async () => ({
    body: { ...(await categoryVersion(false)), name: `Renamed ${newId()}`, description: 'x', quiet: false },
  }),
  'POST /rituals/archive-category': async () => ({ body: await categoryVersion(false) }),
  'POST /rituals/restore-category': async () => ({ body: await categoryVersion(true) }),
  'POST /rituals/order-categories': async () => {
    await categoryVersion(false);
    const { categories } = (await t.call('GET /rituals/admin/categories', {}, admin)).body.data;
    const seen = categories.filter(({ archivedAt }) => archivedAt === null).map(({ _id }) => _id);
    return { body: { seen, wanted: seen.toReversed() } };
  },
  'POST /booking/admin/cancel': async () => {
    const booking = await makeBooking(t, await makeBookable(t), await t.person('user'));
    return { body: { bookingId: booking._id, reason: 'The family rang' } };
  },
  'POST /booking/admin/refund': async () => {
    const { booking } = await paidFamily(t, 500);
    return { body: { bookingId: booking._id, amount: 100, reason: 'Goodwill', key: newId() } };
  },
  'POST /booking/admin/bookings/:id/ask-others': () => anotherFor('rejected'),
  'POST /booking/admin/bookings/:id/hand-over': async () => {
    const { params, body } = await anotherFor('confirmedbypandit');
    return { params, body: { ...body, agreed: true } };
  },
  'POST /booking/admin/substitute': async () => {
    const { params } = await anotherFor('confirmedbypandit');
    return { body: { bookingId: params.id, reason: 'His phone is off' } };
  },
  'POST /admin/people/stop': async () => ({
    body: { ...(await personVersion('user')), status: 'suspended', fates: [] },
  }),
  'POST /admin/people/restore': async () => ({ body: await personVersion('user', 'suspended') }),
  'POST /admin/people/known': async () => ({
    body: { personId: (await t.person('user')).id, reason: 'Her son was called' },
  }),
  'POST /admin/board/remind': async () => {
    const booking = await makeBooking(t, await makeBookable(t), await t.person('user'));
    return { body: { bookingId: booking._id } };
  },
  'POST /admin/board/call': async () => {
    const booking = await makeBooking(t, await makeBookable(t), await t.person('user'));
    return { body: { bookingId: booking._id, party: 'customer' } };
  },
  'POST /admin/board/answer': async () => {
    const { booking } = await confirmedFamily(t, 400);
    await t.deps.pool`
      UPDATE bookings SET period = tstzrange(now() - interval '2 hours', now() - interval '1 hour') WHERE id = ${booking._id}`;
    return { body: { bookingId: booking._id, answer: 'held' } };
  },
  'POST /payment/admin/retry-refund': async () => {
    const { booking } = await paidFamily(t, 500);
    const body = { bookingId: booking._id, amount: 100, reason: 'Goodwill', key: newId() };
    await t.call('POST /booking/admin/refund', { body }, admin);
    const [refund] = await t.deps.pool<{ id: string }[]>`
      UPDATE refunds SET status = 'failed', due_at = NULL WHERE booking_id = ${booking._id} RETURNING id`;
    return { body: { refundId: refund?.id ?? '' } };
  },
  'POST /payment/admin/pay-out': async () => {
    const { booking } = await settledFamily(t, 500);
    return { body: { bookingId: booking._id, amount: 450, method: 'cash' } };
  },
  'POST /case/admin/take': async () => ({ body: { caseId: await caseId() } }),
  'POST /case/admin/hand-over': async () => ({ body: { caseId: await caseId(), to: admin.id } }),
  'POST /case/admin/note': async () => ({ body: { caseId: await caseId(), words: 'They rang' } }),
  'POST /case/admin/decide': async () => ({
    body: { caseId: await caseId(), remedy: 'nothing', measure: 'none', words: 'Heard.' },
  }),
  'POST /admin/please-call/called': async () => {
    const booking = await makeBooking(t, await makeBookable(t), await t.person('user'));
    const [message] = await t.deps.pool<{ id: string }[]>`
      UPDATE booking_outbox SET done_at = now(), last_error = 'The phone is off' WHERE booking_id = ${booking._id} RETURNING id`;
    return { body: { messageId: message?.id ?? '' } };
  },
  'POST /admin/credits/decide': async () => ({
    body: { bookingId: await waitingCredit(t), decision: 'give', reason: 'Both came to our office.' },
  }),
  'POST /admin/review-pairs/looked': async () => {
    const { pandit, customer } = await oftenReviewed(t);
    return { body: { panditId: pandit.id, customerId: customer.id, note: 'A family of the village.' } };
  },
  'POST /admin/reviews/decide': async () => {
    const { panditId, reviewId } = await reportedReview(t);
    return { body: { panditId, reviewId, decision: 'hide', rule: 'insult', note: 'It insults.' } };
  },
  'POST /admin/refused-words': async () => ({ body: { word: 'badmaash', language: 'hindi' } }),
  'POST /admin/refused-words/remove': async () => {
    await t.call('POST /admin/refused-words', { body: { word: 'lafanga', language: 'hindi' } }, admin);
    return { body: { word: 'lafanga' } };
  },
  'POST /muhurat/rules': async () => ({
    body: { ritualId: (await catalogue.add())._id, version: 0, rules: grihaPravesh },
  }),
  'POST /panchang/admin/panji-dates': async () => ({ body: nuakhai }),
  'POST /panchang/admin/panji-dates/remove': async () => {
    await t.call('POST /panchang/admin/panji-dates', { body: nuakhai }, admin);
    return { body: { festival: nuakhai.festival, panji: nuakhai.panji, year: 2028 } };
  },
  'POST /panchang/admin/panji-dates/csv': async () => ({
    body: { csv: 'festival,panji,date,source\nnuakhai,kohinoor,2028-08-25,as printed', write: true },
  }),
  'POST /contact/admin/open': async () => ({ body: { messageId: await messageId() } }),
  'POST /contact/admin/mark-unread': async () => ({ body: { messageId: await readMessageId() } }),
  'POST /contact/admin/mark-answered': async () => ({ body: { messageId: await messageId(), note: 'Yes' } }),
  'POST /staff/invite': async () => ({ body: { name: 'Lipika Das', phone: freePhone() } }),
  'POST /staff/resend-invitation': async () => {
    const id = await invitationId();
    // once a minute at most
    clock.forward(seconds(61));
    return { body: { invitationId: id } };
  },
  'POST /staff/revoke-invitation': async () => ({ body: { invitationId: await invitationId() } }),
  'POST /staff/remove': async () => ({ body: { personId: (await t.person('admin')).id, reason: 'Left us' } }),
};

test('each endpoint by which an admin changes something is tried here', () => {
  expect([...Object.keys(inputs), ...Object.keys(quiet)].toSorted()).toEqual(changing.toSorted());
});

const linesOf = (person: TestPerson) =>
  t.deps.pool<
    { action: string; requestId: string }[]
  >`SELECT action, request_id FROM audit WHERE actor_id = ${person.id} ORDER BY at, id`;

test.each(changing.filter((key) => !(key in quiet)))('%s leaves its line, and none when it is refused', async (key) => {
  const input = await inputs[key]?.();
  const who = await t.person('admin');
  const refused = await t.call(key, { body: { surprise: true } } as unknown as CallInput<typeof key>, who);
  expect(refused.status).toBe(400);
  expect(await linesOf(who)).toEqual([]);
  // the table above gives to each key what that key takes
  const { status, body } = await t.call(key, input as unknown as CallInput<typeof key>, who);
  expect(status, body.message).toBeLessThan(300);
  const line = { action: expect.stringMatching(/^\w+\.\w+$/) as string, requestId: expect.any(String) as string };
  expect(await linesOf(who)).toEqual([line]);
});
