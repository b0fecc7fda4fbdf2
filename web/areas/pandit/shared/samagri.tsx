import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { ServerCall } from '#contract/page.ts';
import { useLangOf } from '../../../i18n/catalogue/lang-of.ts';
import { refusedAs } from '../../../parts/api/refusal.ts';

/** Tells what a ritual needs; null where the catalogue did not come. */
export async function samagri(call: ServerCall): Promise<(ritualId: string) => readonly string[] | null> {
  const catalogue = await call('GET /rituals/get-ritual', {}).catch(refusedAs(null));
  return (ritualId) => catalogue && (catalogue.rituals.find(({ _id }) => _id === ritualId)?.samagri ?? []);
}

/** What a puja needs, folded away. */
export function Samagri({ lines }: { lines: readonly string[] | null }) {
  const t = useTranslations('panditBookings');
  return (
    <details className="group -my-1.5 text-2">
      <summary className="inline-flex min-h-11 list-none items-center gap-2 font-semibold text-maroon [&::-webkit-details-marker]:hidden">
        {t('samagri')}
        <ChevronDown size={18} aria-hidden className="transition-transform group-open:rotate-180" />
      </summary>
      <SamagriLines lines={lines} />
    </details>
  );
}

/** What a puja needs, or why that is not told. */
export function SamagriLines({ lines }: { lines: readonly string[] | null }) {
  const t = useTranslations('panditBookings');
  const langOf = useLangOf();
  return (
    <>
      {lines === null && <p className="text-ink-2">{t('samagriFailed')}</p>}
      {lines?.length === 0 && <p className="text-ink-2">{t('samagriNone')}</p>}
      {lines && lines.length > 0 && (
        <ul className="list-disc columns-2 gap-6 pb-1 pl-5 sm:columns-3">
          {lines.map((line) => (
            <li key={line} lang={langOf(line)}>
              {line}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
