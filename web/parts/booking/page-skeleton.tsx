import { Skeleton } from '../../ui/skeleton.tsx';

/** A booking's page to come, in its shape and about its size. */
export function BookingPageSkeleton() {
  return (
    <div aria-hidden className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_23rem] lg:grid-rows-[auto_1fr]">
      <div className="card grid gap-5 p-5">
        <div className="flex gap-4 sm:gap-5">
          <Skeleton className="size-16 shrink-0 sm:size-28" />
          <div className="grid grow content-start gap-3 pt-1">
            <Skeleton className="h-7 w-3/5" />
            <Skeleton className="h-6 w-40" />
            <Skeleton className="h-3 w-20" />
          </div>
        </div>
        <Skeleton className="h-4" />
        <Skeleton className="h-11 w-40" />
      </div>
      <div className="grid gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <Skeleton className="h-56 rounded-card!" />
        <Skeleton className="h-28 rounded-card!" />
        <Skeleton className="h-36 rounded-card!" />
      </div>
      <Skeleton className="h-56 rounded-card!" />
    </div>
  );
}
