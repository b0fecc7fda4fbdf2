import type { z } from 'zod';
import type { freeInWindows } from '#contract/availability.ts';
import type { Reply } from '#contract/index.ts';
import { DAYS_AHEAD } from '#domain/calendar/declaring.ts';
import { paise } from '#domain/money.ts';
import { districtMeant } from '#domain/search/place-search.ts';
import { addDays, dayAt, periodBetween, type Day } from '#domain/time.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/failure.ts';
import { askableRitual, bestOffers, declares } from '../search-store.ts';
import { blockBit, blocksUntil, dayBit } from '../searchable/bits.ts';
import { countStarts, type Stretch } from './starts-store.ts';
import { hoursAsked, type HoursAsked } from './window-asked.ts';

/** How many could begin in each of a ritual’s good hours, before a family presses one. */

/** As many as are counted; a sentence says "or more" from there on. */
const COUNTED = 20;
/** How many of the best offers are counted: the cost is the same for every question. */
const LOOKED_AT = 100;

type Wish = z.output<typeof freeInWindows>;

/** One statement for all of them. Hours that are over, or further ahead than anybody declares, have nobody. */
export async function freeIn(
  deps: Pick<Deps, 'replica' | 'now'>,
  wish: Wish,
): Promise<Reply<'POST /availability/free-in-windows'>> {
  const now = deps.now();
  const { minutes, known } = (await askableRitual(deps.replica, wish.ritualId)) ?? refuse('ritual_unknown');
  const furthest = addDays(dayAt(now), DAYS_AHEAD);
  const hours = wish.windows.map((window) => hoursAsked(window, now));
  const open = hours.filter((one) => one !== null && one.day <= furthest) as HoursAsked[];
  const best = bestOffers(deps.replica, {
    ritualId: wish.ritualId,
    day: dayAt(now),
    period: periodBetween(new Date(now), new Date(now)),
    ceiling: wish.price === undefined ? null : paise(wish.price),
    district: wish.district ? districtMeant(wish.district) : null,
    language: wish.language || null,
    panditId: wish.panditId ?? null,
    sort: 'price',
    after: null,
    limit: LOOKED_AT,
    known,
  });
  const counted =
    open.length === 0
      ? []
      : await countStarts(deps.replica, {
          stretches: open.map((one) => stretchOf(one, known)),
          minutes,
          limit: COUNTED,
          best,
          declares: (day) => declares(deps.replica, day),
        });
  const by = new Map(open.map((one, nth) => [one, counted[nth]]));
  return {
    free: hours.map((one) => {
      const { count = 0, among = 0 } = (one && by.get(one)) ?? {};
      return { count, orMore: count === COUNTED || among === LOOKED_AT };
    }),
  };
}

function stretchOf({ day, first, last }: HoursAsked, known: Day): Stretch {
  const times = { day, first: new Date(first).toISOString(), last: new Date(last).toISOString() };
  if (day < known) return { ...times, ...dayBit(day) };
  return day < blocksUntil(known)
    ? { ...times, word: 'blocks', mask: blockBit(day) }
    : { ...times, word: 'none', mask: 0n };
}
