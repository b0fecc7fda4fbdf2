import { z } from 'zod';
import { useTranslations } from 'use-intl';
import type { ContactMessage } from '#contract/contact.ts';
import { optionalText } from '#contract/fields.ts';
import { ApiError, ask } from '../../../parts/api/api.ts';
import { useSchemaForm } from '../../../parts/form.ts';
import { failureText } from '../../../parts/api/sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';

interface MessageAnswerProps {
  message: ContactMessage;
  /** While something is sent nothing else can be. */
  busy: boolean;
  onBusy: (busy: boolean) => void;
  onDone: (message: ContactMessage) => void;
  onStale: () => void;
}

const schema = z.object({ note: optionalText(2000) });

/** What can be done with a message once it is read. */
export function MessageAnswer({ message, busy, onBusy, onDone, onStale }: MessageAnswerProps) {
  const t = useTranslations('office.messages');
  const toast = useToast();
  const form = useSchemaForm<z.input<typeof schema>, z.output<typeof schema>>(schema, { note: '' });

  const send = async (done: string, call: () => Promise<{ data: ContactMessage }>) => {
    onBusy(true);
    try {
      const { data } = await call();
      toast.done(done);
      onDone(data);
    } catch (error) {
      if (form.showRefusal(error)) return;
      toast.failed(failureText(error, t('failed')));
      if (error instanceof ApiError && error.status === 409) onStale();
    } finally {
      onBusy(false);
    }
  };
  const body = { messageId: message._id };
  const unread = () => send(t('unread'), () => ask('POST /contact/admin/mark-unread', { body }));
  const submit = form.handleSubmit(({ note = null }) =>
    send(t('answered'), () => ask('POST /contact/admin/mark-answered', { body: { ...body, note } })),
  );

  const takeBack = (
    <Button look="quiet" disabled={busy} onClick={() => void unread()}>
      {t('markUnread')}
    </Button>
  );
  if (message.state === 'answered') return <div className="flex justify-end">{takeBack}</div>;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4 border-t border-line pt-4">
      <TextArea
        label={t('note')}
        optional={t('optional')}
        hint={t('noteHint', { name: message.name })}
        rows={3}
        maxLength={2000}
        disabled={busy}
        error={form.errorOf('note')}
        {...form.register('note')}
      />
      <div className="flex flex-wrap justify-end gap-3">
        {takeBack}
        <Button type="submit" busy={busy && t('marking')}>
          {t('markAnswered')}
        </Button>
      </div>
    </form>
  );
}
