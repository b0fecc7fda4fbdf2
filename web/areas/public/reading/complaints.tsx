import { useTranslations } from 'use-intl';
import type { ReadingData } from './reading.tsx';
import { phoneLink } from '../shared/phone.tsx';
import { linkTo } from '../sign-in/auth-links.tsx';

/** Whom to turn to: who runs the product and answers complaints, as far as the settings name them. */
export function Complaints({ brand, operator }: Pick<ReadingData, 'brand' | 'operator'>) {
  const t = useTranslations('complaints');
  const { name, address, officer, email, phone } = operator;
  const mail = () => (
    <a href={`mailto:${email}`} className={link}>
      {email}
    </a>
  );
  return (
    <section id="complaints" className="scroll-mt-24">
      <h2 className="text-4">{t('title')}</h2>
      <div className="mt-2 grid gap-1 text-ink-2">
        <p>{t('text')}</p>
        {officer && <p>{t('officer', { name: officer })}</p>}
        {email && <p>{t.rich('email', { mail })}</p>}
        {phone && <p>{t.rich('phone', { call: phoneLink(phone) })}</p>}
        <p>{t.rich('form', { contact: linkTo('/contact') })}</p>
        {name && <p className="mt-2">{t('operator', { brand, name })}</p>}
        {address && <p>{t('address', { address })}</p>}
      </div>
    </section>
  );
}

const link = 'inline-flex min-h-6 items-center font-semibold text-maroon underline underline-offset-4';
