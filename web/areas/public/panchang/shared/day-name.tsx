import type { Day } from '#domain/time.ts';
import { useFormats } from '../../../../i18n/formats.ts';

/** A day as a heading: where it takes two lines on a phone, the first ends behind the weekday, and not within the date. */
export function DayName({ day }: { day: Day }) {
  const [weekday, ...date] = useFormats()
    .dayLong(day)
    .split(/(?<=,) /);
  return (
    <>
      <span className="inline-block">{weekday}</span> <span className="inline-block">{date.join(' ')}</span>
    </>
  );
}
