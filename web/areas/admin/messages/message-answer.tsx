import { useTranslations } from 'use-intl';
import type { ContactMessage } from '#contract/contact.ts';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';

interface MessageAnswerProps {
  message: ContactMessage;
  onDone: () => void;
}

/** What can be done with a message once it is read. */
export function MessageAnswer({ message, onDone }: MessageAnswerProps) {
  return (
    <div className="grid gap-4 border-t border-line pt-4 empty:hidden">
      {message.state !== 'unread' && <PutBack message={message} onDone={onDone} />}
      {message.state !== 'answered' && <Answered message={message} onDone={onDone} />}
    </div>
  );
}

function Answered({ message: { _id, name, hasWriter }, onDone }: MessageAnswerProps) {
  const t = useTranslations('office.messages');
  const form = useActionForm({
    name: 'answered',
    schema: async () => (await import('./message-form.ts')).answerForm,
    values: { messageId: _id, note: '' },
    done: t('answered'),
    failure: t('failed'),
    onDone,
  });
  return (
    <ActionFields form={form} className="grid gap-4">
      <input type="hidden" {...form.field('messageId')} />
      <TextArea
        label={t('note')}
        optional={t('optional')}
        hint={t(hasWriter ? 'noteRead' : 'noteHint', { name })}
        rows={3}
        maxLength={2000}
        disabled={form.busy}
        error={form.errorOf('note')}
        {...form.field('note')}
      />
      <div className="flex justify-end">
        <Button type="submit" busy={form.busy && t('marking')}>
          {t('markAnswered')}
        </Button>
      </div>
    </ActionFields>
  );
}

function PutBack({ message: { _id }, onDone }: MessageAnswerProps) {
  const t = useTranslations('office.messages');
  const form = useActionForm({
    name: 'unread',
    schema: async () => (await import('./message-form.ts')).chosenForm,
    values: { messageId: _id },
    done: t('unread'),
    failure: t('failed'),
    onDone,
  });
  return (
    <ActionFields form={form} className="grid justify-items-start gap-4">
      <input type="hidden" {...form.field('messageId')} />
      <Button type="submit" look="text" className="-my-2 -ml-2" busy={form.busy && t('marking')}>
        {t('markUnread')}
      </Button>
    </ActionFields>
  );
}
