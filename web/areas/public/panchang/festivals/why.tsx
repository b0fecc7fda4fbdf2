import { useTranslations } from 'use-intl';
import type { FestivalDay } from '#contract/almanac/festivals.ts';
import { tithiFullName } from '#domain/almanac/names/names.ts';
import { asDay } from '#domain/time.ts';
import { useNames } from '../../../../i18n/names.ts';
import { useFormats } from '../../../../i18n/formats.ts';
import { hasWords } from '../../../../i18n/words.ts';
import { useClock } from '../shared/clock.ts';
import { PhoneFold } from '../shared/phone-fold.tsx';
import { useLength } from '../shared/length.ts';
import { usePanjiName } from '../shared/panjis.tsx';

const HOUR = 3_600_000;

/** The rule of a festival, and the numbers its day was decided by. */
export function WhyThisDay({ day, rule }: { day: FestivalDay; rule: string }) {
  const t = useTranslations('almanac.festival');
  const { dayPlain } = useFormats(day.date);
  const { momentText, clockOn, clockText } = useClock(day.date);
  const lengthText = useLength();
  const nameIn = useNames();
  const nameOf = usePanjiName();
  const { tithi, window, ingress, candidates, danda } = day.why;
  const tithiSaid = tithi ? nameIn(tithiFullName(tithi.index)) : '';
  const ours = day.differs.find((one) => one.panji === 'computed');
  const key = window && `windows.${window.name}`;
  const windowName = key && hasWords(t, key) ? t(key) : window?.name;
  return (
    <section className="card p-5">
      <h2 className="text-4">{t('why')}</h2>
      <p className="mt-2 max-w-[60ch]">{rule}</p>
      <PhoneFold title={t('numbers')} isRow={false}>
        <ul className="grid gap-1.5 md:mt-3">
          {tithi && (
            <li>{t('tithiLasts', { tithi: tithiSaid, from: momentText(tithi.from), to: momentText(tithi.to) })}</li>
          )}
          {window && windowName && (
            <li>
              {Date.parse(window.to) - Date.parse(window.from) > 60_000
                ? t('windowOf', {
                    window: windowName,
                    day: dayPlain(asDay(window.from.slice(0, 10))),
                    from: clockText(window.from),
                    to: clockOn(window.to, asDay(window.from.slice(0, 10))),
                  })
                : t('momentOf', {
                    window: windowName,
                    day: dayPlain(asDay(window.from.slice(0, 10))),
                    at: clockText(window.from),
                  })}
            </li>
          )}
          {ingress && (
            <li>
              {t('ingress', { at: momentText(ingress) })} {t('ingressOnly')}
            </li>
          )}
          {day.why.exception && <li>{t(`exception.${day.why.exception}`)}</li>}
          {danda && <li>{t('danda', { day: dayPlain(danda.date), minutes: danda.minutes })}</li>}
          {day.why.marginMinutes !== null && <li>{t('margin', { length: lengthText(day.why.marginMinutes) })}</li>}
          {ours && <li>{t('moved', { panji: nameOf(day.by), day: dayPlain(ours.date) })}</li>}
        </ul>
        {tithi && window && <Band tithi={tithi} name={tithiSaid} window={window} />}
        {tithi && candidates.length > 1 && <Candidates tithi={tithiSaid} candidates={candidates} />}
      </PhoneFold>
    </section>
  );
}

/** Each day that came into question, with how much of the tithi is in its deciding part. */
function Candidates({ tithi, candidates }: { tithi: string; candidates: FestivalDay['why']['candidates'] }) {
  const t = useTranslations('almanac.festival.candidates');
  const { dayPlain } = useFormats(candidates[0]?.date);
  const { clockOn } = useClock(candidates[0]?.date);
  const lengthText = useLength();
  return (
    <table className="stacks mt-4 w-full text-left text-2">
      <caption className="mb-1 text-left text-3 font-semibold">{t('caption')}</caption>
      <thead>
        <tr>
          <th scope="col" className="pr-3">
            {t('day')}
          </th>
          <th scope="col" className="pr-3">
            {t('part')}
          </th>
          <th scope="col">{t('share', { tithi })}</th>
        </tr>
      </thead>
      <tbody>
        {candidates.map(({ date, from, to, minutes, has }) => {
          const isMoment = Date.parse(to) - Date.parse(from) < 60_000;
          return (
            <tr key={date} className="border-t border-line">
              <th scope="row" className="py-1.5 pr-3 font-semibold whitespace-nowrap">
                {dayPlain(date)}
              </th>
              <td className="pr-3">
                {isMoment ? clockOn(from, date) : t('span', { from: clockOn(from, date), to: clockOn(to, date) })}
              </td>
              <td>{isMoment || !has ? t(has ? 'yes' : 'no') : lengthText(minutes)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

type Span = { from: string; to: string };

/** The tithi as a bar over the days it touches, and the part of the day that decided. The sentences above say the same. */
function Band({ tithi, name, window }: { tithi: Span; name: string; window: Span }) {
  const { dayTick } = useFormats();
  const [from, to] = [Date.parse(tithi.from), Date.parse(tithi.to)];
  const [begin, end] = [
    Math.min(from, Date.parse(window.from)) - 4 * HOUR,
    Math.max(to, Date.parse(window.to)) + 4 * HOUR,
  ];
  const at = (ms: number): number => ((ms - begin) / (end - begin)) * 600;
  const wide = (span: Span): number => Math.max(5, at(Date.parse(span.to)) - at(Date.parse(span.from)));
  const midnights = [0, 1, 2, 3].map((nth) => firstMidnight(begin) + nth * 24 * HOUR).filter((ms) => ms < end);
  return (
    <svg viewBox="0 0 600 96" aria-hidden className="mt-4 w-full text-[15px] max-sm:text-[28px] md:max-lg:text-[22px]">
      <rect y="34" width="600" height="26" rx="6" fill="var(--sunk)" />
      <rect x={at(from)} y="34" width={at(to) - at(from)} height="26" rx="6" fill="var(--marigold)" opacity=".75" />
      <rect x={at(Date.parse(window.from))} y="28" width={wide(window)} height="38" rx="2" fill="var(--leaf)" />
      {midnights.map((ms) => (
        <g key={ms}>
          <path d={`M${at(ms)} 24V70`} stroke="var(--line-strong)" strokeDasharray="3 3" />
          <text
            x={at(ms) > 500 ? at(ms) - 4 : at(ms) + 4}
            y="90"
            textAnchor={at(ms) > 500 ? 'end' : 'start'}
            fill="var(--ink-2)"
          >
            {dayTick(asDay(new Date(ms + 5.5 * HOUR).toISOString().slice(0, 10)))}
          </text>
        </g>
      ))}
      <text x={(at(from) + at(to)) / 2} y="20" textAnchor="middle" fill="var(--ink)">
        {name}
      </text>
    </svg>
  );
}

/** The next midnight of India. */
const firstMidnight = (ms: number): number => Math.ceil((ms + 5.5 * HOUR) / (24 * HOUR)) * 24 * HOUR - 5.5 * HOUR;
