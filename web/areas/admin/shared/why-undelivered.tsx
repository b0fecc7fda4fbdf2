import { useTranslations } from 'use-intl';
import type { ToCall } from '#contract/office/please-call.ts';
import { inTheirWords } from '../../../parts/in-their-words.tsx';

/** Why a text message did not arrive, with what the vendor said of that, which is English for every reader. */
export function WhyUndelivered({ why: { code, said } }: Pick<ToCall, 'why'>) {
  const t = useTranslations('office.undelivered');
  return (
    <>
      {t(code)}
      {said !== null && <> {t.rich('said', { words: said, ...inTheirWords(said, 'en') })}</>}
    </>
  );
}
