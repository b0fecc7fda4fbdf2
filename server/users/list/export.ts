import type { Profile } from '#contract/people.ts';
import type { Received } from '#contract/index.ts';
import { dayAt, instantOf, startOfDay } from '#domain/time.ts';
import { auditExport } from '../../audit/audit.ts';
import type { Deps } from '../../deps.ts';
import { BATCH, csv, inBatches } from '../../http/csv.ts';
import { savedAs, type SavedAs } from '../../http/file.ts';
import type { Viewer } from '../../http/viewer.ts';
import { idsAfter } from './list-store.ts';
import { heardAs, wantedBy } from './list.ts';
import { peopleById } from '../store.ts';
import { asProfile } from '../users.ts';

/** All people of a kind, or those a search finds, as a table to keep; that it was taken is written down. */
export async function peopleTable(
  { pool, replica, now }: Deps,
  admin: Viewer,
  { userType, ...asked }: Received<'GET /user/admin/people.csv', 'query'>,
  requestId: string,
): Promise<SavedAs> {
  const list = userType === 'user' ? 'users' : 'pandits';
  await auditExport(pool, { actorId: admin.id, list, asked: factsOf(asked), requestId }, now());
  const since = asked.since ? new Date(startOfDay(asked.since)) : undefined;
  const among = { kind: userType, status: asked.userStatus, since, desk: asked.atDesk && dayAt(now()) };
  const written = asked.search ? wantedBy(asked.search, userType, dayAt(now())) : null;
  const heard =
    written && asked.search ? await heardAs(replica, { ...among, sort: '-registered' }, asked.search) : null;
  const wanted = written && { ...written, others: heard?.ids ?? [] };
  const batches = inBatches<Profile>(async (last) => {
    const ids = await idsAfter(replica, among, wanted, last?._id ?? null, BATCH);
    return (await peopleById(replica, ids)).map((row) => asProfile(row, { userType: 'admin' }));
  });
  return savedAs(`${list}.csv`, csv(userType === 'user' ? columns : { ...columns, ...ofPandits }, batches));
}

const factsOf = (asked: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(asked).filter((entry): entry is [string, string] => Boolean(entry[1])));

type Columns = Record<string, (person: Profile) => string | number | null>;

const columns: Columns = {
  ID: (person) => person._id,
  Name: (person) => person.name,
  Email: (person) => person.email,
  'Mobile No': (person) => person.phone,
  Type: (person) => person.userType,
  Status: (person) => person.userStatus.replaceAll('_', ' '),
  'Registered On': (person) => dayAt(instantOf(person.createdAt)),
  Address: (person) => person.address,
  Pincode: (person) => person.pincode,
  District: (person) => person.district,
};

const ofPandits: Columns = {
  Languages: (person) => person.languagesKnown.join(', '),
  Rituals: (person) => person.rituals.flatMap(({ ritualId }) => ritualId?.ritualType ?? []).join(', '),
  'Years of experience': (person) => person.yearsOfExperience,
  Acharya: (person) => person.acharyaId?.name ?? null,
  'Training until': (person) => person.trainingPeriod,
};
