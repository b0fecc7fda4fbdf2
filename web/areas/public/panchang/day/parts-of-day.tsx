import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AlmanacDayReply } from '#contract/almanac/day.ts';
import { rashiName } from '#domain/almanac/names/names.ts';
import { choghadiyaNames, horaNames, type Choghadiya, type Hora } from '#domain/almanac/names/windows.ts';
import { useNames } from '../../../../i18n/names.ts';
import { cx } from '../../../../ui/cx.ts';
import { useClock } from '../shared/clock.ts';
import { Fold } from './fold.tsx';

/** The day cut into equal parts by the old reckonings, each with its planet and what it is for. */

const lords: Readonly<Record<Choghadiya, Hora>> = {
  udveg: 'sun',
  char: 'venus',
  labh: 'mercury',
  amrit: 'moon',
  kaal: 'saturn',
  shubh: 'jupiter',
  rog: 'mars',
};

interface DayProps {
  day: AlmanacDayReply;
  now: number;
}

export function PartsOfDay({ day, now }: DayProps) {
  const t = useTranslations('almanacDay.folds');
  const nameIn = useNames();
  const own = { day, now };
  const isNight = (from: string) => Date.parse(from) >= Date.parse(day.sunset);
  const worthOf = (good: boolean, sutak: boolean) => ({
    tone: good && !sutak ? 'text-leaf' : 'text-brick',
    mark: t(sutak && good ? 'inSutak' : good ? 'good' : 'bad'),
  });
  const choghadiya = day.choghadiya.map(({ name, good, night, from, to }) => ({
    from,
    to,
    night,
    name: nameIn(choghadiyaNames[name]),
    ...worthOf(good, inSutak(day, from, to)),
    line: `${t(`under.${lords[name]}`)}\u00a0· ${t(`choghadiyaFor.${name}`)}`,
  }));
  const hora = day.hora.map(({ of, from, to }) => ({
    from,
    to,
    night: isNight(from),
    name: nameIn(horaNames[of]),
    line: t(`horaFor.${of}`),
  }));
  return (
    <>
      <Fold title={t('choghadiya')}>
        <p className="max-w-[68ch] text-2 text-ink-2">{t('choghadiyaLead')}</p>
        <DayAndNight parts={choghadiya} {...own} />
      </Fold>
      <Fold title={t('hora')}>
        <p className="max-w-[68ch] text-2 text-ink-2">{t('horaLead')}</p>
        <DayAndNight parts={hora} {...own} />
      </Fold>
      <Fold title={t('lagna')}>
        <p className="max-w-[68ch] text-2 text-ink-2">{t('lagnaLead')}</p>
        <List parts={day.lagna.map(({ index, ...span }) => ({ ...span, name: nameIn(rashiName(index)) }))} {...own} />
      </Fold>
    </>
  );
}

/** What is good otherwise is not while sutak lasts. */
const inSutak = ({ sutak }: AlmanacDayReply, from: string, to: string): boolean =>
  sutak.some((one) => Date.parse(one.from) < Date.parse(to) && Date.parse(one.to) > Date.parse(from));

interface Part {
  readonly from: string;
  readonly to: string;
  readonly name: string;
  readonly line?: string;
  readonly mark?: string;
  readonly tone?: string;
}

function DayAndNight({ parts, ...own }: DayProps & { parts: readonly (Part & { night: boolean })[] }) {
  const t = useTranslations('almanacDay.folds');
  return (
    <div className="grid gap-x-10 gap-y-4 lg:grid-cols-2">
      <Half title={t('day')}>
        <List parts={parts.filter(({ night }) => !night)} {...own} />
      </Half>
      <Half title={t('night')}>
        <List parts={parts.filter(({ night }) => night)} {...own} />
      </Half>
    </div>
  );
}

const Half = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="text-3">{title}</h3>
    {children}
  </section>
);

function List({ parts, day, now }: DayProps & { parts: readonly Part[] }) {
  const t = useTranslations('almanacDay.folds');
  const { clockText, clockOn } = useClock();
  return (
    <ul className="divide-y divide-line">
      {parts.map(({ from, to, name, line, mark, tone }) => {
        const isNow = Date.parse(from) <= now && now < Date.parse(to);
        return (
          <li key={from} className="grid gap-x-4 py-2 sm:grid-cols-[15rem_minmax(0,1fr)]">
            <span className={cx('tabular-nums', isNow && 'font-semibold')}>
              {clockText(from)}–{clockOn(to, day.date)}
              {isNow && <span className="text-2 text-ink-2"> {t('now')}</span>}
            </span>
            <span>
              <b>{name}</b> {mark && <span className={cx('text-2 font-semibold', tone)}>{mark}</span>}
              {line && <span className="block text-2 text-ink-2">{line}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
