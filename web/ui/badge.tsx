import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** `ok` settled well, `wait` somebody has to act, `info` under way, `no` refused, `off` over or unknown. */
export type Tone = 'ok' | 'wait' | 'info' | 'no' | 'off';

const tones: Record<Tone, string> = {
  ok: 'text-leaf bg-leaf-soft',
  wait: 'text-marigold-ink bg-marigold-soft',
  info: 'text-indigo bg-indigo-soft',
  no: 'text-brick bg-brick-soft',
  off: 'text-ink-2 bg-grey-soft',
};

/** `edged` draws a line around it, for a second kind of the same tone. */
export function Badge({ tone, edged = false, children }: { tone: Tone; edged?: boolean; children: ReactNode }) {
  return (
    <span
      className={cx(
        edged && 'ring-1 ring-current ring-inset',
        'inline-flex flex-nowrap! items-center gap-1.5 rounded-full py-1 pr-3 pl-2.5 text-1 leading-tight font-semibold whitespace-nowrap',
        tones[tone],
      )}
    >
      <span aria-hidden className="size-[7px] rounded-full bg-current" />
      {children}
    </span>
  );
}
