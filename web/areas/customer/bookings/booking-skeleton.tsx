import { Skeleton } from '../../../ui/skeleton.tsx';

/** A booking's card to come, in its shape and about its size. */
export function BookingSkeleton() {
  return (
    <div aria-hidden className="card">
      <div className="flex gap-4 p-5">
        <Skeleton className="size-16 shrink-0 sm:size-18" />
        <div className="grid grow content-start gap-2.5 pt-1">
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-3 w-24" />
        </div>
      </div>
      <div className="grid gap-3 px-5 pb-5">
        <Skeleton className="h-4" />
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="h-11 w-32" />
      </div>
      <div className="grid gap-4 border-t border-line p-5">
        <div className="flex items-center gap-3">
          <Skeleton className="size-10 rounded-full" />
          <Skeleton className="h-4 w-40" />
        </div>
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="h-17" />
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-4 w-3/5" />
      </div>
    </div>
  );
}
