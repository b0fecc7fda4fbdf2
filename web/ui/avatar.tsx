import { cx } from './cx.ts';

const honorifics = new Set(['pt', 'pandit', 'acharya', 'shri', 'smt', 'dr']);

/** The first sign as it is written: with its vowel in Odia, and no half of an emoji. */
const firstSign = (word = ''): string => /^.\p{M}*/u.exec(word)?.[0] ?? '';

/** `Pt. Bhabani Mishra` is B, `"Babu" D’Souza` too. */
export function letterOf(name: string): string {
  const words = name.split(/[\s\p{P}]*\s[\s\p{P}]*|^\p{P}+/u).filter(Boolean);
  return firstSign(words.find((word) => !honorifics.has(word.toLowerCase()))).toUpperCase();
}

const boxes = {
  xxs: 'size-6 rounded-[6px] text-1',
  xs: 'size-8 rounded-[8px] text-1',
  sm: 'size-10 rounded-[12px] text-3',
  md: 'size-15 rounded-[16px] text-4',
  lg: 'size-16 rounded-[16px] text-5 sm:size-23',
  xl: 'size-23 rounded-[16px] text-5 sm:size-30',
} as const;

/** The ground of each, and the same for a photo that is gone. */
const grounds = [
  { ground: 'bg-marigold-soft text-marigold-ink', over: 'after:bg-marigold-soft' },
  { ground: 'bg-leaf-soft text-leaf', over: 'after:bg-leaf-soft' },
  { ground: 'bg-indigo-soft text-indigo', over: 'after:bg-indigo-soft' },
  { ground: 'bg-brick-soft text-brick', over: 'after:bg-brick-soft' },
] as const;

/** The same person has the same ground everywhere. */
const groundOf = (name: string) =>
  grounds[[...name].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % grounds.length] ?? grounds[0];

/**
 * A photo, or one letter where there is none. The letter stands under the photo too, and once more over one that is gone, where browsers
 * draw a sign of their own: so it is seen on pages without script as well. The name stands beside it, so it says nothing itself.
 */
export function Avatar({ name, url, size = 'md' }: { name: string; url: string | null; size?: keyof typeof boxes }) {
  const { ground, over } = groundOf(name);
  const letter = letterOf(name);
  const look = cx('relative grid shrink-0 place-items-center overflow-hidden font-semibold', boxes[size], ground);
  return (
    <span aria-hidden className={look}>
      {letter}
      {url && (
        <img src={url} alt="" width={92} height={92} loading="lazy" data-letter={letter} className={cx(gone, over)} />
      )}
    </span>
  );
}

/** What is drawn over a picture is drawn where there is none. */
const gone =
  'absolute inset-0 size-full object-cover after:absolute after:inset-0 after:grid after:place-items-center after:content-[attr(data-letter)]';
