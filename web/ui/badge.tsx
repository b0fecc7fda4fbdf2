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

export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 rounded-full py-1 pr-3 pl-2.5 text-1 leading-tight font-[560] whitespace-nowrap',
        tones[tone],
      )}
    >
      <span aria-hidden className="size-[7px] rounded-full bg-current" />
      {children}
    </span>
  );
}
