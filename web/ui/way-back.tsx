import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';

/** One step up, above a page's heading. */
export function WayBack({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="mb-2 inline-flex min-h-11 items-center gap-2 text-2 font-semibold text-ink-2 underline-offset-4 hover:text-ink hover:underline print:hidden"
    >
      <ArrowLeft size={18} aria-hidden /> {children}
    </Link>
  );
}
