import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { spoken } from '#domain/people/phone.ts';
import { useSession } from '../../../parts/api/session.tsx';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { prepareCaptcha } from '../../../parts/sign-in/captcha.ts';
import { useProofOfWork } from '../../../parts/sign-in/proof-of-work.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { TextArea, TextField } from '../../../ui/form/text-field.tsx';

/** A signed-in person need not say again who they are. */
export function ContactForm({ onAnother }: { onAnother: () => void }) {
  const t = useTranslations('contact');
  const { user } = useSession();
  const form = useActionForm({
    name: 'contact',
    schema: async () => (await import('./contact-form.ts')).contactForm,
    ...(user && { values: { name: user.name, reach: spoken(user.phone) } }),
    prepare: useProofOfWork('contact'),
    failure: t('failed'),
  });
  const { field, errorOf, typed } = form;
  if (typeof typed['thanks'] === 'string') return <Thanks text={typed['thanks']} onAnother={onAnother} />;
  return (
    <ActionFields form={form} className="grid gap-5">
      <TextField
        {...field('name')}
        label={t('name')}
        autoComplete="name"
        required
        onFocus={prepareCaptcha}
        error={errorOf('name')}
      />
      <TextField {...field('reach')} label={t('reach')} required hint={t('reachHint')} error={errorOf('reach')} />
      <TextArea
        {...field('message')}
        label={t('message')}
        rows={6}
        required
        hint={t('messageHint')}
        onFocus={prepareCaptcha}
        error={errorOf('message')}
      />
      <Button type="submit" size="lg" wide busy={form.busy && t('sending')}>
        {t('send')}
      </Button>
    </ActionFields>
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
      <ButtonLink to="/contact" look="quiet" className="mt-2" onClick={onAnother}>
        {t('another')}
      </ButtonLink>
    </div>
  );
}
