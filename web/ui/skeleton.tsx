import { cx } from './cx.ts';

/** Stands where something will be, in its size, so that nothing jumps when it comes. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cx('skeleton', className)} />;
}

/** A few cards to come, with one sentence for those who listen. */
export function SkeletonCards({
  label,
  count = 3,
  className = 'h-36',
}: {
  label: string;
  count?: number;
  className?: string;
}) {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className={className} />
      ))}
    </div>
  );
}
