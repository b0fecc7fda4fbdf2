import { asOne, soundsOf } from './by-sound.ts';
import { keysOf } from './heard.ts';
import { namedPlaces, type Named } from './place-names.ts';
import { likeness } from './ritual-search.ts';

/** Finding a district, a block or a town of Odisha by whatever it is called, in whichever script and however it is spelled. */

export interface FoundPlaces {
  /** The best fit first. */
  readonly places: readonly Named[];
  /** Nothing is called so, or begins so; these are spelled alike. */
  readonly near: boolean;
}

/** What is written so comes before what begins so, and that before what only sounds so. */
const [WRITTEN, BEGINS, SOUNDS, KEYED, BEGINS_BY_SOUND] = [6, 5, 4, 3, 2];
/** How much of two words has to agree, of 1, for the one to be the other misspelled. */
const ALIKE = 0.36;
/** Fewer letters begin too many names, and fewer consonants are those of too many. */
const SHORTEST = 3;

interface Word {
  readonly written: string;
  readonly sound: string;
  readonly key: string;
}

interface Entry {
  readonly place: Named;
  readonly names: readonly Word[];
}

/** Says what a place is, and is no part of its name. */
const KINDS =
  /(?<![\p{L}\p{M}])(?:district|dist|zill?a|jill?a|block|tehsil|city|town|ଜିଲ୍ଲା|ବ୍ଲକ|ବ୍ଲକ୍|ସହର|ज़िला|जिला|ब्लॉक|शहर)(?![\p{L}\p{M}])/giu;

const wordOf = (name: string): Word => ({
  written: name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\u200C\u200D]/g, ''),
  sound: asOne(soundsOf(name)),
  key: keysOf(name).join(''),
});

/** The place itself where nothing but `district` was typed. */
const typedWord = (typed: string): Word => {
  const named = typed.replaceAll(KINDS, ' ').replaceAll(/\s+/g, ' ').trim();
  return wordOf(named || typed.trim());
};

let entries: readonly Entry[] | undefined;
/** Made once, when the first one asks. */
const all = (): readonly Entry[] =>
  (entries ??= namedPlaces().map((place) => ({ place, names: place.names.map(wordOf) })));

/** All that fit; where none does, those that are spelled alike. */
export function searchPlaces(typed: string): FoundPlaces {
  const asked = typedWord(typed);
  if (asked.sound === '') return { places: [], near: false };
  const fitting = ranked(({ names }) => Math.max(...names.map((name) => fitOf(asked, name))), 1);
  if (fitting.length > 0) return { places: fitting, near: false };
  const places = ranked(({ names }) => Math.max(...names.map(({ sound }) => likeness(asked.sound, sound))), ALIKE);
  return { places, near: places.length > 0 };
}

const ranked = (fit: (entry: Entry) => number, least: number): Named[] =>
  all()
    .map((entry) => ({ place: entry.place, rank: fit(entry) }))
    .filter(({ rank }) => rank >= least)
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ place }) => place);

function fitOf(asked: Word, name: Word): number {
  const whole = wholeFit(asked, name);
  if (whole === WRITTEN) return whole;
  const isLong = [...asked.written].length >= SHORTEST;
  if (isLong && name.written.startsWith(asked.written)) return BEGINS;
  if (whole > 0) return whole;
  const begins = name.sound.startsWith(asked.sound) || (asked.key.length > SHORTEST && name.key.startsWith(asked.key));
  return isLong && asked.sound.length >= SHORTEST && begins ? BEGINS_BY_SOUND : 0;
}

/** Whether the whole of a name was typed. */
function wholeFit(asked: Word, name: Word): number {
  if (asked.written === name.written) return WRITTEN;
  if (asked.sound === name.sound) return SOUNDS;
  return asked.key.length >= SHORTEST && asked.key === name.key ? KEYED : 0;
}

/** The places that are called so and not merely begin so: of those that fit best, districts alone where there is one. */
export function placesCalled(typed: string): Named[] {
  const asked = typedWord(typed);
  if (asked.sound === '') return [];
  const fits = all().map(({ place, names }) => ({
    place,
    fit: Math.max(...names.map((name) => wholeFit(asked, name))),
  }));
  const best = Math.max(...fits.map(({ fit }) => fit));
  const places = fits.filter(({ fit }) => fit > 0 && fit === best).map(({ place }) => place);
  const districts = places.filter(({ kind }) => kind === 'district');
  return districts.length > 0 ? districts : places;
}

/** Fewer letters are rather of a person's name. */
const OF_A_PLACE = 4;

/** The places that are called so, or, from four letters on, begin so. */
export function placesBeginning(typed: string): readonly Named[] {
  if (typedWord(typed).sound.length < OF_A_PLACE) return placesCalled(typed);
  const { places, near } = searchPlaces(typed);
  return near ? [] : places;
}

/** A name and a place that were typed together, the place last or first: `Mishra Khurda`; null where no end of it is a place. */
export function nameAndPlace(typed: string): { readonly name: string; readonly places: readonly Named[] } | null {
  const words = typed.trim().split(/[\s,]+/);
  for (let count = Math.min(words.length - 1, MOST_WORDS); count > 0; count -= 1) {
    const [last, first] = [placesCalled(words.slice(-count).join(' ')), placesCalled(words.slice(0, count).join(' '))];
    if (last.length > 0) return { name: words.slice(0, -count).join(' '), places: last };
    if (first.length > 0) return { name: words.slice(count).join(' '), places: first };
  }
  return null;
}

/** No place has more. */
const MOST_WORDS = 3;

/** The one district that is called so, or has the block or the town that is; null where there is none, or several. */
export function districtCalled(typed: string): string | null {
  const [district, ...others] = new Set(placesCalled(typed).map((place) => place.district));
  return district !== undefined && others.length === 0 ? district : null;
}

/** The district that was meant by a name; a name that is of none, or of several, as it was typed. */
export const districtMeant = (typed: string): string => districtCalled(typed) ?? typed;

/** How many are offered for a name that nothing has. */
const OFFERED = 3;

/** The districts whose names, or whose blocks' and towns', are nearest to what was typed; the nearest first. */
export const nearestDistricts = (typed: string): string[] =>
  [...new Set(searchPlaces(typed).places.map(({ district }) => district))].slice(0, OFFERED);
