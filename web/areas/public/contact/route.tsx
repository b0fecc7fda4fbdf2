import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { REVIEW_HOURS } from '#domain/people/onboarding.ts';
import { wordsIn } from '../../../i18n/words.ts';
import { pageContext } from '../../../load-context.ts';
import { formAction, step } from '../../../parts/forms/form-action.ts';
import { keepTyped } from '../../../parts/forms/keep-typed.ts';
import { pageMeta } from '../../../parts/site/meta.ts';
import { linkTo } from '../sign-in/auth-links.tsx';
import { phoneLink } from '../shared/phone.tsx';
import { AsideSteps } from '../sign-in/form-frame.tsx';
import type { Route } from './+types/route';
import { ContactForm } from './contact-fields.tsx';
import { contactForm } from './contact-form.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { brand, origin, operator } = context.get(pageContext);
  return { brand, origin, phone: operator.phone };
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

export default function Contact({ loaderData: { phone } }: Route.ComponentProps) {
  const t = useTranslations('contact');
  // each message begins with an empty form
  const [round, setRound] = useState(1);
  const steps = [
    [t('quick.booking'), t.rich('quick.bookingText', { link: linkTo('/my-bookings') })],
    [t('quick.refund'), t('quick.refundText')],
    [t('quick.review'), t.rich('quick.reviewText', { link: linkTo('/pandit/profile'), hours: REVIEW_HOURS })],
  ] as const;
  return (
    <div className="measure pt-6 pb-10 md:pt-10 md:pb-14">
      <h1 className="text-5">{t('heading')}</h1>
      <p className="mt-2 lead max-w-[66ch]">{t('lead')}</p>
      {phone && <p className="mt-2 text-ink-2">{t.rich('call', { call: phoneLink(phone) })}</p>}
      <div className="mt-6 grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,38rem)_minmax(0,1fr)]">
        <div className="sm:card sm:p-6">
          <ContactForm key={round} onAnother={() => setRound(round + 1)} />
        </div>
        <AsideSteps title={t('quickTitle')} steps={steps} />
      </div>
    </div>
  );
}
