import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import type { AlmanacDayReply } from '#contract/almanac/day.ts';
import { births, writeBirth } from '#domain/almanac/names/birth.ts';
import { nakshatraName, rashiName } from '#domain/almanac/names/names.ts';
import { useNames } from '../../../../i18n/names.ts';
import { Button } from '../../../../ui/button.tsx';
import { cx } from '../../../../ui/cx.ts';
import { Select } from '../../../../ui/form/select.tsx';
import { useClock } from '../shared/clock.ts';
import { PhoneFold } from '../shared/phone-fold.tsx';
import { Line } from './limbs.tsx';

interface BirthStarProps {
  day: AlmanacDayReply;
  /** As it is remembered; null where none is. */
  birth: string | null;
  /** This page, which remembers what is posted to it. */
  action: string;
}

/** What the day is worth to the reader, by the star and the moon's sign of their birth. */
export function BirthStar({ day, birth, action }: BirthStarProps) {
  const t = useTranslations('almanacDay.birth');
  const nameIn = useNames();
  const options = births.map((one) => ({
    value: writeBirth(one),
    label: t('option', { star: nameIn(nakshatraName(one.star)), sign: nameIn(rashiName(one.sign)) }),
  }));
  return (
    <PhoneFold id="birth-star" title={t('heading')} isOpen={birth !== null} className="grid gap-4 md:card md:p-5">
      <h2 className="text-4 max-md:hidden">{t('heading')}</h2>
      {day.bala ? <Bala bala={day.bala} day={day} /> : <p className="max-w-[68ch]">{t('lead')}</p>}
      <Form method="post" action={action} reloadDocument className="flex flex-wrap items-end gap-2 print:hidden">
        <Select label={t('label')} name="birth" defaultValue={birth ?? ''} placeholder={t('none')} options={options} />
        <Button type="submit" look="quiet">
          {t('save')}
        </Button>
      </Form>
    </PhoneFold>
  );
}

type Worth = 'good' | 'middling' | 'bad';
const tones: Readonly<Record<Worth, string>> = { good: 'text-leaf', middling: 'text-ink', bad: 'text-brick' };

function Bala({ bala: { tara, chandra }, day }: { bala: NonNullable<AlmanacDayReply['bala']>; day: AlmanacDayReply }) {
  const t = useTranslations('almanacDay.birth');
  const nameIn = useNames();
  return (
    <>
      <dl className="grid gap-x-10 lg:grid-cols-2">
        <Line name={t('tara')}>
          {tara.map((part) => (
            <Part key={part.from} what={t(`taras.${part.tara}`)} {...part} day={day} />
          ))}
        </Line>
        <Line name={t('chandra')}>
          {chandra.map((part) => (
            <Part
              key={part.from}
              what={t('nth', { sign: nameIn(rashiName(part.index)), nth: part.nth })}
              {...part}
              day={day}
            />
          ))}
        </Line>
      </dl>
      <p className="text-2 text-ink-2">{t('note')}</p>
    </>
  );
}

function Part({ what, worth, to, day }: { what: string; worth: Worth; to: string; day: AlmanacDayReply }) {
  const t = useTranslations('almanacDay.birth');
  const { clockOn } = useClock();
  const isWhole = Date.parse(to) >= Date.parse(day.nextSunrise);
  return (
    <span>
      {what}: <b className={cx('font-semibold', tones[worth])}>{t(`worth.${worth}`)}</b>{' '}
      {!isWhole && <span className="text-ink-2">{t('until', { until: clockOn(to, day.date) })}</span>}
    </span>
  );
}
