import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { REVIEW_HOURS } from '#domain/people/onboarding.ts';
import { pageContext } from '../../../load-context.ts';
import { pageMeta } from '../../../parts/site/meta.ts';
import { Button } from '../../../ui/button.tsx';
import type { Route } from './+types/contact';
import { linkTo } from '../sign-in/auth-links.tsx';
import { ContactForm } from './contact-fields.tsx';
import { AsideSteps, FormFrame } from '../sign-in/form-frame.tsx';
import { wordsIn } from '../../../i18n/words.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { brand, origin } = context.get(pageContext);
  return { brand, origin };
}

export const meta: Route.MetaFunction = ({ loaderData: { brand, origin }, matches }) =>
  pageMeta({
    title: wordsIn(matches)('contact.title'),
    description: wordsIn(matches)('contact.description', { brand }),
    brand,
    address: `${origin}/contact`,
  });

export default function Contact() {
  const t = useTranslations('contact');
  const [thanks, setThanks] = useState<string | null>(null);
  const steps = [
    [t('quick.booking'), t.rich('quick.bookingText', { link: linkTo('/my-bookings') })],
    [t('quick.refund'), t('quick.refundText')],
    [t('quick.review'), t.rich('quick.reviewText', { link: linkTo('/pandit/profile'), hours: REVIEW_HOURS })],
  ] as const;
  return (
    <FormFrame title={t('heading')} lead={t('lead')} aside={<AsideSteps title={t('quickTitle')} steps={steps} />}>
      {thanks ? <Thanks text={thanks} onAnother={() => setThanks(null)} /> : <ContactForm onSent={setThanks} />}
    </FormFrame>
  );
}

function Thanks({ text, onAnother }: { text: string; onAnother: () => void }) {
  const t = useTranslations('contact');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-3 py-4">
      <h2 ref={title} tabIndex={-1} className="text-4 outline-none">
        {t('sentTitle')}
      </h2>
      <p className="text-ink-2">{text}</p>
      <Button look="quiet" className="mt-2" onClick={onAnother}>
        {t('another')}
      </Button>
    </div>
  );
}
