import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { OfficePerson } from '#contract/office/people.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { Part } from './part.tsx';

/** Their cases, whichever side they are on, newest first. */
export function CasesOfPerson({ page: { cases } }: { page: OfficePerson }) {
  const t = useTranslations('officePerson');
  const words = useTranslations('adminCases');
  const { momentText } = useFormats();
  return (
    <Part title={t('cases')} none={cases.length === 0 ? t('noCases') : null}>
      <ul className="card divide-y divide-line">
        {cases.map(({ _id, number, kind, stage, openedAt }) => (
          <li key={_id} className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2.5 text-2">
            <Link to={`/admin/cases/${_id}`} className="font-semibold underline-offset-4 hover:underline">
              {words(`kinds.${kind}`)}&nbsp;· {number}
            </Link>
            <span className="text-1 text-ink-2">
              {momentText(openedAt)}&nbsp;· {t(`stages.${stage}`)}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
