import { useTranslations } from 'use-intl';

/** `Chrome on Android` in the reader's language; what is known of a device is two names. */
export function useDeviceSaid(): (device: string | null) => string {
  const t = useTranslations('account.signIns');
  return (device) => {
    if (device === null) return t('unknown');
    const [browser = '', system] = device.split(' on ');
    return system === undefined ? browser : t('device', { browser, system });
  };
}
