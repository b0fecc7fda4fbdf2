import { Skeleton } from '../../../ui/skeleton.tsx';
import { CARD, COST } from './pandit-card.tsx';

/** Results to come, in the shape of `PanditCard`. */
export function PanditSkeletons({ label, count = 4 }: { label: string; count?: number }) {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} aria-hidden className={CARD}>
          <Skeleton className="size-16 rounded-[16px] sm:size-23" />
          <div className="grid content-start gap-3 pt-1">
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-4 w-1/2" />
          </div>
          <div className={COST}>
            <Skeleton className="h-6 w-20" />
            <Skeleton className="h-11 w-25" />
          </div>
        </div>
      ))}
    </div>
  );
}
