import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { REVIEW_HOURS } from '#domain/people/onboarding.ts';
import { wordsIn } from '../../../i18n/words.ts';
import { pageContext } from '../../../load-context.ts';
import { formAction, step } from '../../../parts/forms/form-action.ts';
import { keepTyped } from '../../../parts/forms/keep-typed.ts';
import { pageMeta } from '../../../parts/site/meta.ts';
import { linkTo } from '../sign-in/auth-links.tsx';
import { AsideSteps, FormFrame } from '../sign-in/form-frame.tsx';
import type { Route } from './+types/route';
import { ContactForm } from './contact-fields.tsx';
import { contactForm } from './contact-form.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { brand, origin } = context.get(pageContext);
  return { brand, origin };
}

export const action = formAction({
  contact: step(contactForm, async ({ name, reach, message, captcha }, { ask }) => {
    const body = { name, ...reach, message, captcha };
    return { thanks: (await ask('POST /contact', { body })).message };
  }),
});
export const clientAction = keepTyped;

export const meta: Route.MetaFunction = ({ loaderData: { brand, origin }, matches }) =>
  pageMeta({
    title: wordsIn(matches)('contact.title'),
    description: wordsIn(matches)('contact.description', { brand }),
    site: matches[0].loaderData,
    address: `${origin}/contact`,
  });

export default function Contact() {
  const t = useTranslations('contact');
  // each message begins with an empty form
  const [round, setRound] = useState(1);
  const steps = [
    [t('quick.booking'), t.rich('quick.bookingText', { link: linkTo('/my-bookings') })],
    [t('quick.refund'), t('quick.refundText')],
    [t('quick.review'), t.rich('quick.reviewText', { link: linkTo('/pandit/profile'), hours: REVIEW_HOURS })],
  ] as const;
  return (
    <FormFrame title={t('heading')} lead={t('lead')} aside={<AsideSteps title={t('quickTitle')} steps={steps} />}>
      <ContactForm key={round} onAnother={() => setRound(round + 1)} />
    </FormFrame>
  );
}
