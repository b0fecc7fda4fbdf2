import { Skeleton } from '../../../ui/skeleton.tsx';

/** Results to come, in the shape of `PanditCard`. */
export function PanditSkeletons({ label, count = 4 }: { label: string; count?: number }) {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        <div
          key={index}
          aria-hidden
          className="card grid grid-cols-[auto_1fr] gap-x-4 gap-y-3 p-4 sm:grid-cols-[auto_1fr_auto] sm:items-center sm:gap-x-5"
        >
          <Skeleton className="size-16 rounded-[16px] sm:size-23" />
          <div className="grid content-start gap-3 pt-1">
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-4 w-1/2" />
          </div>
          <div className="col-span-2 flex items-center justify-between border-line max-sm:border-t max-sm:pt-2.5 sm:col-span-1 sm:gap-5">
            <Skeleton className="h-8 w-20" />
            <Skeleton className="h-11 w-25" />
          </div>
        </div>
      ))}
    </div>
  );
}
