import { beforeAll, describe, expect, inject, test } from 'vitest';
import { spoken } from '#domain/people/phone.ts';
import { homeOf, isPriest, type UserType } from '#domain/roles.ts';
import { newLetter } from '../at-office.ts';
import { call, site } from '../browser.ts';
import { ask, cookieAt, dataOf, pages, pathsOfSite, type Answer, type Page } from '../doors.ts';
import { newFamily, newPandit, newPriest, nextDay, review } from '../made.ts';
import { demo } from '../people.ts';
import { start } from '../setup.ts';

/**
 * Every page, and the address of its data, asked for by everybody: who gets it, who is led to Login or to their own work. Nobody's answer
 * is a failure, or carries what is another's. In `npm test` each of them asks for every second one, in `npm run soak` for all.
 */

declare module 'vitest' {
  interface ProvidedContext {
    /** Set by `npm run soak`. */
    soak: boolean;
  }
}

interface Actor {
  readonly name: string;
  readonly type: UserType | null;
  readonly cookie: string;
}
const actors: Actor[] = [];
/** What a family, and a pandit who waits, have told the site and their pandit alone. */
const secrets: string[] = [];
const ids: Record<string, string> = {};
let own = '';

beforeAll(async () => {
  const [family, other, pandit, another] = [
    await newFamily('Basanti Kuanar'),
    await newFamily(),
    await newPandit(),
    await newPandit(),
  ];
  const [hidden, waiting] = [await newPriest('Pt. Ugrasen Nayak'), await newPriest('Pt. Dolagobinda Rath')];
  const acharya = await newPriest('Acharya Sadashiva Praharaj', 'acharya');
  await review(acharya.id, 'approved');
  const said = { userAddress: 'Plot 4711, Jhinkardiha', additionalNotesByUser: 'Grandmother Sukanti is blind' };
  const bookingDate = new Date(Date.parse(pandit.from) + nextDay(pandit) * 86_400_000).toISOString().slice(0, 10);
  const wish = { panditId: pandit.id, ritualId: pandit.ritualId, bookingDate, ...said };
  const { _id } = await call('POST /booking/book-pandit', { body: wish }, family.token);
  const letter = 'The lane behind the oil mill';
  await call(
    'POST /booking/:id/letters',
    { params: { id: _id }, body: { text: letter, key: crypto.randomUUID() } },
    family.token,
  );
  const day = { by: 'tithi', kind: 'shraddha', name: 'Aja Lokanath', month: 6, tithi: 20 } as const;
  await call('POST /my-days/add', { body: day }, family.token);
  await newLetter('Gourahari Pati', 'My uncle Dhaneswar fell ill');
  const phones = [family.phone, hidden.phone].flatMap((phone) => [phone, spoken(phone)]);
  secrets.push(...phones, ...Object.values(said), letter, day.name, hidden.name, 'Basanti', 'Gourahari', 'Dhaneswar');
  Object.assign(ids, { booking: _id, person: family.id, hidden: hidden.id });
  const all = [
    ['another family', 'user', other],
    ['another pandit', 'pandit', another],
    ['an acharya', 'acharya', acharya],
    ['a pandit who waits', 'pandit', waiting],
  ] as const;
  actors.push({ name: 'a visitor', type: null, cookie: '' });
  for (const [name, type, { phone }] of all) actors.push({ name, type, cookie: await cookieAt(site(), phone) });
  own = await cookieAt(site(), family.phone);
});

/** The address of a page, with ids of somebody else's. */
const addressOf = (path: string): string =>
  path
    .replace('/services/:slug', '/services/satyanarayan-puja')
    .replace('/pandits/:id', `/pandits/${ids['hidden']}`)
    .replace('/people/:id', `/people/${ids['person']}`)
    .replace(':id', ids['booking'] ?? '')
    .replace(':number', '2027-00001')
    .replace(':date', '2027-01-01')
    .replace(':year/:month', '2027/1')
    .replace(':of?', '2027')
    .replace(':year?', '2027')
    .replace(':ritual', 'vivah-bahaghara')
    .replace(':token', 'not-a-token')
    .replace('*', 'nowhere');

test('each page of the site stands in one row of the table', () => {
  expect([...new Set(pathsOfSite())].toSorted()).toEqual(Object.keys(pages).toSorted());
});

const kinds: Readonly<Record<string, (type: UserType) => boolean>> = {
  families: (type) => type === 'user',
  priests: isPriest,
  acharyas: (type) => type === 'acharya',
  admins: (type) => type === 'admin',
};

/** What is wrong with an answer; null for nothing. */
function faultOf(
  { whose, leadsTo, isOnes, status: usual = 200 }: Page,
  type: UserType | null,
  { status, to }: Answer,
): string | null {
  const is = (fits: boolean, wanted: string) => (fits ? null : `${status} ${to}, not ${wanted}`);
  if (whose === 'door') return is(status === 200 || (to?.startsWith('/') ?? false), 'shown, or led on');
  const may = whose === 'everybody' || (type !== null && kinds[whose]?.(type));
  if (!may && type === null) return is(to?.startsWith('/login?next=') ?? false, 'led to Login');
  if (!may && type) return is(to === homeOf(type), 'led to their own work');
  if (leadsTo) return is(to?.startsWith(leadsTo) ?? false, `led to ${leadsTo}`);
  const wanted = isOnes ? 404 : usual;
  return is(status === wanted, `${wanted}`);
}

/** Both addresses of each page; in `npm test` one of them, another one with each person and page. */
function questions(nth: number): { path: string; page: Page; address: string }[] {
  return Object.entries(pages).flatMap(([path, page], row) => {
    const address = addressOf(path);
    const both = [address, dataOf(address)];
    const asked = inject('soak') ? both : both.filter((_, which) => (which + row + nth) % 2 === 0);
    return asked.map((one) => ({ path, page, address: one }));
  });
}

async function faultsOf(base: string, { type, cookie }: Actor, nth: number, rows = pages): Promise<string[]> {
  const faults = [];
  for (const { path, address } of questions(nth)) {
    const answer = await ask(base + address, cookie);
    const fault =
      answer.status >= 500
        ? `${answer.status}`
        : faultOf(rows[path] ?? pages['/'] ?? { whose: 'everybody' }, type, answer);
    if (fault) faults.push(`${address}: ${fault}`);
    const told = type === 'admin' ? [] : secrets.filter((secret) => answer.text.includes(secret));
    if (told.length > 0) faults.push(`${address}: tells ${told.join(', ')}`);
  }
  return faults;
}

describe('what everybody gets', () => {
  test('each page is for whom it is for', async () => {
    const admin = {
      name: 'an admin',
      type: 'admin',
      cookie: await cookieAt(site(), demo.admin, demo.password),
    } as const;
    for (const [nth, actor] of [...actors, admin].entries())
      expect(await faultsOf(site(), actor, nth), actor.name).toEqual([]);
  });

  test('and what is not told to others stands where it belongs', async () => {
    const of = async (path: string, cookie: string) => (await ask(site() + path, cookie)).text;
    const booking = await of(`/my-bookings/${ids['booking']}`, own);
    for (const secret of ['Plot 4711, Jhinkardiha', 'Grandmother Sukanti is blind', 'The lane behind the oil mill'])
      expect(booking).toContain(secret);
    expect(await of('/my-days', own)).toContain('Aja Lokanath');
    const office = await cookieAt(site(), demo.admin, demo.password);
    expect(await of(`/admin/people/${ids['person']}`, office)).toContain('Basanti Kuanar');
    expect(await of('/admin/messages', office)).toContain('Gourahari');
  });

  test('an admin without the second factor that is asked for sees nothing of the office but where to set it up', async () => {
    const strict = await start({ ADMIN_SECOND_FACTOR: 'required' });
    try {
      const cookie = await cookieAt(strict.url, demo.admin, demo.password);
      const closed = Object.entries(pages).map(([path, page]): [string, Page] =>
        page.whose === 'admins' && path !== '/admin/security'
          ? [path, { whose: 'admins', leadsTo: '/admin/security' }]
          : [path, page],
      );
      const strictly = { ...Object.fromEntries(closed), '/my-data': { whose: 'everybody', status: 403 } } as const;
      const actor = { name: 'an admin', type: 'admin', cookie } as const;
      expect(await faultsOf(strict.url, actor, 0, strictly)).toEqual([]);
    } finally {
      await strict.stop();
    }
  });
});
