import type { Day, Instant, Period } from '../../time.ts';
import { announcers, type Announcer } from '../names/panji.ts';
import { festivalWindows, ties, type FestivalWindow, type Tie } from '../names/festival-choices.ts';
import type { Names } from '../names/names.ts';

/** By what a festival’s day is decided. */

export type Rule =
  /** A tithi of an amanta month (0: of an extra one) that runs in a part of the day; of two such days the tie says which. */
  | { kind: 'tithi'; month: number; tithi: number; window: FestivalWindow; tie: Tie }
  /** This many days after the civil day in which the sun enters a sign. */
  | { kind: 'ingress'; sign: number; days: number }
  | { kind: 'after'; slug: string; days: number }
  /** Each such day of the week at whose sunrise the purnimanta month runs. */
  | { kind: 'weekday'; weekday: number; month: number }
  /** The fire of Holi, which keeps clear of Bhadra. */
  | { kind: 'holika' }
  /** A day of Durga Puja, tithi 7 to 10 of Aswina’s bright half: decided together (docs/almanac.md). */
  | { kind: 'durga'; tithi: 7 | 8 | 9 | 10 };

export interface Festival {
  readonly slug: string;
  readonly names: Names;
  /** The festival in one line. */
  readonly line: string;
  readonly rule: Rule;
  /** One of the yatras of the temple at Puri. */
  readonly puri: boolean;
  /** Whose day is in the end announced by people: by whom. */
  readonly announced: Announcer | null;
  /** For the dead: told quietly. */
  readonly quiet: boolean;
  /** Some lists take a later evening that has a danda (24 minutes) of the tithi left after sunset. */
  readonly danda: boolean;
}

/** A day that came into question, and how long the tithi runs in the deciding part of that day (milliseconds). */
export interface Candidate {
  readonly day: Day;
  readonly window: Period;
  readonly shared: number;
}

/** What moved a day away from the plain rule: Bhadra, the star Shravana on Dashami, or Dashami itself on the three days before. */
export type Exception = 'bhadra' | 'shravana' | 'with-dashami';

/** What a day was decided by. */
export interface Why {
  readonly tithi: (Period & { readonly index: number }) | null;
  readonly window: (Period & { readonly name: FestivalWindow }) | null;
  /** When the sun entered the sign. */
  readonly ingress: Instant | null;
  /** In the order of days; empty where no tithi decides. */
  readonly candidates: readonly Candidate[];
  /** By how much the tithi could be shorter or longer before another day won (milliseconds). */
  readonly margin: number | null;
  readonly exception: Exception | null;
  /** The later evening by the rule of one danda, and what is left of the tithi there after sunset (milliseconds). */
  readonly danda: { readonly day: Day; readonly left: number } | null;
}

export const undecided: Why = {
  tithi: null,
  window: null,
  ingress: null,
  candidates: [],
  margin: null,
  exception: null,
  danda: null,
};

/** A line of a list: `slug | English | Odia | Hindi | rule | line`, and marks behind the rule: puri, announced by whom, quiet, danda. */
export const festivalsIn = (lines: string): Festival[] => lines.trim().split('\n').map(festivalIn);

function festivalIn(line: string): Festival {
  const [slug = '', en = '', or = '', hi = '', rule = '', ...rest] = line.split('|').map((part) => part.trim());
  const [written = '', ...marks] = rule.split(',').map((part) => part.trim());
  return {
    slug,
    names: { en, or, hi },
    line: rest.join('|'),
    rule: ruleIn(written),
    puri: marks.includes('puri'),
    announced: announcers.find((who) => marks.includes(`announced ${who}`)) ?? null,
    quiet: marks.includes('quiet'),
    danda: marks.includes('danda'),
  };
}

/** `tithi 2 3 forenoon first`, `ingress 3 -1`, `after dola-purnima 1`, `weekday 4 9`, `holika`, `durga 8`. */
function ruleIn(written: string): Rule {
  const [kind, one = '', two = '', three = '', four = ''] = written.split(' ');
  if (kind === 'tithi') {
    const window = festivalWindows.find((name) => name === three);
    const tie = ties.find((name) => name === four);
    if (window && tie) return { kind, month: Number(one), tithi: Number(two), window, tie };
  }
  if (kind === 'ingress') return { kind, sign: Number(one), days: Number(two) };
  if (kind === 'after') return { kind, slug: one, days: Number(two) };
  if (kind === 'weekday') return { kind, weekday: Number(one), month: Number(two) };
  if (kind === 'holika') return { kind };
  const tithi = ([7, 8, 9, 10] as const).find((index) => String(index) === one);
  if (kind === 'durga' && tithi) return { kind, tithi };
  throw new Error(`no rule: ${written}`);
}
