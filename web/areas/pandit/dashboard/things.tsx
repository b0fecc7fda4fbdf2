import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ask } from '../../../parts/api/api.ts';
import { useAnswer } from '../../../parts/api/use-answer.ts';
import { Asked } from '../shared/asked.tsx';

/** What the ritual needs, folded away; asked for when somebody opens it. */
export function Things({ ritualId }: { ritualId: string }) {
  const t = useTranslations('panditBookings');
  const [open, setOpen] = useState(false);
  const things = useAnswer(open ? ritualId : null, async () => {
    const { data } = await ask('GET /rituals/get-ritual', {});
    return data.rituals.find(({ _id }) => _id === ritualId)?.samagri ?? [];
  });
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="group -my-1.5 text-2">
      <summary className="inline-flex min-h-11 list-none items-center gap-2 font-semibold text-maroon [&::-webkit-details-marker]:hidden">
        {t('things')}
        <ChevronDown size={18} aria-hidden className="transition-transform group-open:rotate-180" />
      </summary>
      {open && (
        <Asked answer={things} failed={t('thingsFailed')} size="h-24">
          {(lines) =>
            lines.length === 0 ? (
              <p className="text-ink-2">{t('thingsNone')}</p>
            ) : (
              <ul className="list-disc columns-2 gap-6 pb-1 pl-5 sm:columns-3">
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )
          }
        </Asked>
      )}
    </details>
  );
}
