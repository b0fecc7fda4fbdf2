import { DAY, days, earlier, HOUR, hours, later, type Instant } from '#domain/time.ts';
import type { Sql } from '../server/db/sql.ts';
import type { StockedRitual } from './rituals/catalogue.ts';
import type { Chance } from './chance.ts';
import { insert, type Row } from './insert.ts';
import type { Town } from './people.ts';
import { comments } from './profiles.ts';
import { contactMessages } from './rituals/words.ts';

/** The admin's desk: messages from the contact form, and a few lines of who changed what. */
export async function fillOffice(
  sql: Sql,
  town: Town,
  rituals: readonly StockedRitual[],
  chance: Chance,
  now: Instant,
): Promise<void> {
  await insert(
    sql,
    'contact_messages',
    contactMessages.map(([name, age, read, message], index) => {
      const at = earlier(now, days(age));
      return {
        id: chance.id(at),
        name,
        phone: String(9_000_000_301 + index),
        email: null,
        message,
        createdAt: new Date(at),
        readAt: read ? new Date(at + 5 * HOUR) : null,
        readBy: read ? town.admin.id : null,
      };
    }),
  );
  await insert(sql, 'audit', [
    ...rituals.slice(0, 3).map(({ id, name }, index) => {
      const at = later(earlier(now, days(240)), hours(index + 1));
      return deed(chance, at, {
        actorId: town.admin.id,
        action: 'ritual.added',
        subjectType: 'ritual',
        subjectId: id,
        note: name,
        after: null,
      });
    }),
    ...town.pandits
      .filter(({ status }) => status !== 'pending')
      .map((pandit) =>
        deed(chance, later(pandit.joined, DAY), {
          actorId: town.admin.id,
          action: 'pandit.reviewed',
          subjectType: 'person',
          subjectId: pandit.id,
          note: comments[pandit.status] ?? '',
          after: { status: pandit.status },
        }),
      ),
  ]);
}

const deed = (chance: Chance, at: Instant, done: Row) => ({ id: chance.id(at), at: new Date(at), ...done });
