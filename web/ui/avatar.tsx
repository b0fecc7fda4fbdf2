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
  xs: 'size-8 rounded-[8px] text-1',
  sm: 'size-10 rounded-[12px] text-3',
  md: 'size-15 rounded-[16px] text-4',
  lg: 'size-16 rounded-[16px] text-5 sm:size-23',
  xl: 'size-23 rounded-[16px] text-5 sm:size-30',
} as const;

const grounds = [
  'bg-marigold-soft text-marigold-ink',
  'bg-leaf-soft text-leaf',
  'bg-indigo-soft text-indigo',
  'bg-brick-soft text-brick',
];

/** The same person stands on the same ground everywhere. */
const groundOf = (name: string): string | undefined =>
  grounds[[...name].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % grounds.length];

/** A photo, or one letter where there is none. The name stands beside it, so it says nothing itself. */
export function Avatar({ name, url, size = 'md' }: { name: string; url: string | null; size?: keyof typeof boxes }) {
  const box = boxes[size];
  if (url)
    return <img src={url} alt="" width={92} height={92} loading="lazy" className={cx('shrink-0 object-cover', box)} />;
  return (
    <span
      aria-hidden
      className={cx('grid shrink-0 place-items-center font-semibold', box, 'rounded-full!', groundOf(name))}
    >
      {letterOf(name)}
    </span>
  );
}
