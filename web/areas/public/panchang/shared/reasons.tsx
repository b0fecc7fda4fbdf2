import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Barred, WhyEmpty } from '#domain/calendar/why-empty.ts';
import { monthName } from '#domain/almanac/names/months.ts';
import { rashiName } from '#domain/almanac/names/names.ts';
import { addDays } from '#domain/time.ts';
import { useNames } from '../../../../i18n/names.ts';
import { useFormats } from '../../../../i18n/formats.ts';

/** Why a stretch of days has no good hours, and until when: a sentence for each reason. */
export default function Reasons({ why: { because, isAll } }: { why: WhyEmpty }): ReactNode {
  const t = useTranslations('barred');
  const nameIn = useNames();
  const { dayPlain, listed } = useFormats();
  const sentence = ({ code, to, of, spare }: Barred): string => {
    const nameOf = code === 'month' ? monthName : rashiName;
    const names = listed(of.map((index) => nameIn(nameOf(index))));
    return t(code, { to: dayPlain(to), up: dayPlain(addDays(to, -spare)), days: spare, names, count: of.length });
  };
  return (
    <ul className="text-2 text-ink-2">
      {because.map((one) => (
        <li key={one.code + one.from}>{sentence(one)}</li>
      ))}
      {!isAll && <li>{t(because.length > 0 ? 'rest' : 'alone')}</li>}
    </ul>
  );
}
