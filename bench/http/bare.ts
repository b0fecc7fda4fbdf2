import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { periodOf } from '#domain/booking.ts';
import { rupees } from '#domain/money.ts';
import { firstMonthCounted, ratingOf } from '#domain/reviews/rating.ts';
import { asInstant, HOUR, type Day } from '#domain/time.ts';
import { answerTimes } from '../../server/availability/answers-store.ts';
import { askableRitual, findPandits, type FoundRow } from '../../server/availability/search-store.ts';
import { connect, OF_CALLS } from '../../server/db/sql.ts';
import { figuresOf, figuresOfAll } from '../../server/ratings/figures-store.ts';

/**
 * The search as little as it can be: Node's own server, the statements of a search, their rows as JSON. It checks nothing, refuses
 * nobody and knows one kind of search. Started by `http.ts`; says its port, and at `/cpu` the seconds of processor it has taken.
 */

const sql = connect(process.env['DATABASE_URL'] ?? '', { max: 10, limits: OF_CALLS });
const LIMIT = 20;

interface Wish {
  readonly ritualId: string;
  readonly date: Day;
}

async function found({ ritualId, date }: Wish) {
  const now = asInstant(Date.now());
  const ritual = await askableRitual(sql, ritualId);
  if (!ritual) throw new Error('no such ritual');
  const rows = await findPandits(sql, {
    ritualId,
    day: date,
    period: periodOf(date, null, ritual.minutes),
    ceiling: null,
    district: null,
    language: null,
    panditId: null,
    sort: 'price',
    after: null,
    limit: LIMIT + 1,
    known: ritual.known,
  });
  const shown = rows.slice(0, LIMIT);
  const ids = shown.map(({ panditId }) => panditId);
  const since = `${firstMonthCounted(now)}-01`;
  const [answers, own, all] = await Promise.all([
    answerTimes(sql, ids, now),
    figuresOf(sql, ids, since),
    figuresOfAll(sql, since),
  ]);
  const ratings = new Map(own.map((one) => [one.panditId, all && ratingOf(one, all)]));
  const last = rows.length > LIMIT ? shown.at(-1) : undefined;
  return {
    results: shown.map((row) => present(row, answers.get(row.panditId), ratings.get(row.panditId) ?? null)),
    nextCursor: last
      ? Buffer.from(JSON.stringify(['price', last.pricePaise, last.panditId])).toString('base64url')
      : null,
    instead: [],
  };
}

const present = (row: FoundRow, answersWithin: number | undefined, rating: unknown) => ({
  _id: row.id,
  price: rupees(row.pricePaise),
  experience: row.experienceYears,
  answersInHours: answersWithin === undefined ? null : Math.max(1, Math.round(answersWithin / HOUR)),
  rating,
  userId: {
    _id: row.panditId,
    name: row.name,
    userType: row.userType,
    profileUrl: row.profileUrl,
    city: row.city,
    district: row.district,
    templeCity: row.templeCity,
    templeDistrict: row.templeDistrict,
    templeState: row.templeState,
    languagesKnown: row.languages,
  },
});

async function answer(request: IncomingMessage): Promise<string> {
  if (request.url === '/cpu') {
    const { user, system } = process.cpuUsage();
    return String((user + system) / 1e6);
  }
  const data = await found(JSON.parse(await text(request)) as Wish);
  return JSON.stringify({ success: true, message: 'OK', data });
}

// so that a profile of it is written
process.once('SIGTERM', () => process.exit(0));
const server = createServer((request, reply) => {
  answer(request).then(
    (body) =>
      reply
        .writeHead(200, {
          'content-type': 'application/json; charset=utf-8',
          'content-length': Buffer.byteLength(body),
        })
        .end(body),
    (error: unknown) => reply.writeHead(500).end(String(error)),
  );
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' ? address?.port : address);
});
