import { cx } from './cx.ts';

const honorifics = new Set(['pt', 'pandit', 'acharya', 'shri', 'smt', 'dr']);

/** The first sign as it is written: with its vowel in Odia, and no half of an emoji. */
const firstSign = (word = ''): string => /^.\p{M}*/u.exec(word)?.[0] ?? '';

/** `Pt. Bhabani Mishra` is BM, `Vikash (Bunty)` is VB. */
export function initialsOf(name: string): string {
  const words = name
    .split(/[\s\p{P}]*\s[\s\p{P}]*|^\p{P}+/u)
    .filter((word) => word && !honorifics.has(word.toLowerCase()));
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => firstSign(word).toUpperCase()).join('');
}

const boxes = {
  sm: 'size-10 rounded-full text-2',
  md: 'size-[60px] rounded-[14px] text-4',
  lg: 'size-21 rounded-[14px] text-[1.75rem]',
  xl: 'size-30 rounded-[18px] text-[2.5rem]',
} as const;

/** A photo, or the initials where there is none. The name stands beside it, so it says nothing itself. */
export function Avatar({ name, url, size = 'md' }: { name: string; url: string | null; size?: keyof typeof boxes }) {
  const box = boxes[size];
  if (url)
    return <img src={url} alt="" width={84} height={84} loading="lazy" className={cx('shrink-0 object-cover', box)} />;
  return (
    <span
      aria-hidden
      className={cx('grid shrink-0 place-items-center bg-marigold-soft font-semibold text-maroon', box)}
    >
      {initialsOf(name)}
    </span>
  );
}
