import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

const looks = {
  no: ['border-brick/40 bg-brick-soft', 'text-brick', CircleAlert],
  ok: ['border-leaf/40 bg-leaf-soft', 'text-leaf', CircleCheck],
  info: ['border-indigo/30 bg-indigo-soft', 'text-indigo', Info],
} as const;

/** A word that stays where it matters: what went wrong, what was done, what to know. */
export function Notice({ tone, title, children }: { tone: keyof typeof looks; title?: string; children: ReactNode }) {
  const [box, colour, Icon] = looks[tone];
  return (
    <div
      role={tone === 'no' ? 'alert' : 'status'}
      className={cx('flex items-start gap-2.5 rounded-control border px-3.5 py-3 text-2', box)}
    >
      <Icon size={20} aria-hidden className={cx('mt-px shrink-0', colour)} />
      <div>
        {title && <p className={cx('font-semibold', colour)}>{title}</p>}
        <div className="text-ink [&_a]:font-semibold [&_a]:underline [&_a]:underline-offset-4">{children}</div>
      </div>
    </div>
  );
}
