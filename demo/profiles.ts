import { paise } from '#domain/money.ts';
import { STATE } from '#domain/state.ts';
import { addDays, DAY, dayAt, later, type Instant } from '#domain/time.ts';
import type { Sql } from '../server/db/sql.ts';
import type { Chance } from './chance.ts';
import { insert, type Row } from './insert.ts';
import type { Town, TownPandit } from './people.ts';

/** What a pandit's profile says beyond the person's; for those on their way, the decisions taken so far. */
export async function writeProfiles(sql: Sql, town: Town, chance: Chance, now: Instant): Promise<void> {
  const acharyas = town.pandits.filter(({ type }) => type === 'acharya');
  const standings = town.pandits.map((pandit) => ({
    pandit,
    acharya: needsTeacher(pandit) ? chance.pick(acharyas) : null,
    decided: later(pandit.joined, DAY),
    end: addDays(dayAt(now), chance.between(6, 24)),
  }));
  await insert(
    sql,
    'pandits',
    standings.map((standing) => profileRow(standing, town.admin.id, chance)),
  );
  await insert(
    sql,
    'pandit_reviews',
    standings.filter(({ pandit }) => pandit.status !== 'pending').map((one) => reviewRow(one, town.admin.id, chance)),
  );
}

interface Standing {
  readonly pandit: TownPandit;
  /** Who evaluates or trains them. */
  readonly acharya: TownPandit | null;
  readonly decided: Instant;
  readonly end: string;
}

const needsTeacher = ({ status }: TownPandit): boolean => status === 'evaluation' || status === 'training_required';

function profileRow({ pandit, acharya, decided, end }: Standing, adminId: string, chance: Chance): Row {
  const approved = pandit.status === 'approved';
  const asksAdvance = chance.next() < 0.5;
  return {
    panditId: pandit.id,
    languages: pandit.languages,
    yearsOfExperience: pandit.years,
    isAttachedToTemple: pandit.temple !== null,
    isSameAsHomeAddress: pandit.temple === pandit.block,
    templeState: pandit.temple && STATE,
    templeDistrict: pandit.temple && pandit.district,
    templeCity: pandit.temple,
    isAdvancePaymentRequired: asksAdvance,
    advancePaise: asksAdvance ? paise(chance.pick([200, 300, 500, 1000])) : null,
    acharyaId: acharya?.id ?? null,
    trainingPeriod: acharya ? end : null,
    // one of those asked to train has said yes, the other has not answered yet
    trainingAccepted: pandit.status === 'training_required' && pandit.years > 1 ? 'accepted' : null,
    approvedBy: approved ? adminId : null,
    approvedAt: approved ? new Date(decided) : null,
  };
}

/** What the office wrote to a pandit, by the standing that was decided. */
export const comments: Partial<Record<TownPandit['status'], string>> = {
  approved: 'Papers and references checked. Welcome.',
  evaluation: 'Please meet the acharya named here; he will see how the katha and the homa are led.',
  training_required: 'A month with an acharya on samskaras, then we look again.',
  rejected: 'We could not reach the references given. Please register again with two we can call.',
};

function reviewRow({ pandit, acharya, decided, end }: Standing, adminId: string, chance: Chance): Row {
  return {
    panditId: pandit.id,
    id: chance.id(decided),
    fromStatus: 'pending',
    toStatus: pandit.status,
    comment: comments[pandit.status] ?? '',
    acharyaId: acharya?.id ?? null,
    expectedEnd: acharya ? end : null,
    byId: adminId,
    at: new Date(decided),
  };
}
