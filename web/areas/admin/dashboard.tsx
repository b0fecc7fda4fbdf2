import { useTranslations } from 'use-intl';

export default function AdminDashboard() {
  const t = useTranslations('admin.dashboard');
  return (
    <>
      <h1 className="text-5">{t('welcome')}</h1>
      <p className="text-ink-2">{t('lead')}</p>
    </>
  );
}
