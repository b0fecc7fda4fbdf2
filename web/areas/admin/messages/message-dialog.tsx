import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ContactMessage } from '#contract/contact.ts';
import { openMessage } from './contact-messages.ts';
import { EmailLink, Fact, Facts, PhoneLink } from '../shared/facts.tsx';
import { MessageAnswer } from './message-answer.tsx';
import { Related } from '../shared/related.tsx';
import { RecordDialog, type Asked } from '../shared/record-dialog.tsx';
import { MessageBadge } from './message-badge.tsx';
import { useFormats } from '../../../i18n/formats.ts';

interface MessageDialogProps extends Asked<ContactMessage> {
  onChanged: (message: ContactMessage) => void;
  /** Somebody else has changed it: the list shows an older state. */
  onStale: () => void;
}

/** One message. To open it is to read it. */
export function MessageDialog({ onChanged, onStale, ...asked }: MessageDialogProps) {
  const t = useTranslations('office.messages');
  const [busy, setBusy] = useState(false);
  const load = async (id: string, signal: AbortSignal) => {
    const message = await openMessage(id, signal);
    onChanged(message);
    return message;
  };
  return (
    <RecordDialog
      {...asked}
      load={load}
      locked={busy}
      title={t('details')}
      texts={{ loading: t('detailsLoading'), none: t('noDetails'), bad: t('badDetails') }}
    >
      {(loaded) => {
        // the list's row is changed by every change of ours, so it is never the older one
        const message = asked.known ?? loaded;
        return (
          <div className="grid gap-5">
            <Letter message={message} />
            <Story message={message} />
            <MessageAnswer
              key={message._id}
              message={message}
              busy={busy}
              onBusy={setBusy}
              onDone={(changed) => {
                onChanged(changed);
                asked.onClose();
              }}
              onStale={() => {
                onStale();
                asked.onClose();
              }}
            />
          </div>
        );
      }}
    </RecordDialog>
  );
}

function Letter({ message }: { message: ContactMessage }) {
  const { clockText, dateWorded } = useFormats();
  const t = useTranslations('office.messages');
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="text-4 display wrap-anywhere text-maroon">{message.name}</p>
          <time dateTime={message.createdAt} className="text-2 text-ink-2">
            {dateWorded(message.createdAt)}, {clockText(message.createdAt)}
          </time>
        </div>
        <MessageBadge state={message.state} />
      </div>
      <p className="max-w-[70ch] wrap-anywhere whitespace-pre-line">{message.message}</p>
      <Facts title={t('contact')}>
        <Fact label={t('phone')}>
          <PhoneLink phone={message.phone} />
        </Fact>
        <Fact label={t('email')}>
          <EmailLink address={message.email} />
        </Fact>
      </Facts>
      <Related search={message.phone ?? message.email} name={message.name} to={['users', 'pandits']} />
      <Related search={message.phone} name={message.name} to={['bookings', 'payments']} />
    </>
  );
}

/** Who has read it, who has answered it, and what. */
function Story({ message: { readBy, readAt, answeredBy, answeredAt, answerNote } }: { message: ContactMessage }) {
  const { momentText } = useFormats();
  const t = useTranslations('office.messages');
  if (!readAt) return null;
  const byAt = (by: ContactMessage['readBy'], at: string) => t('byAt', { name: by?.name ?? '', at: momentText(at) });
  return (
    <Facts title={t('state')}>
      <Fact label={t('readBy')}>{byAt(readBy, readAt)}</Fact>
      {answeredAt && <Fact label={t('answeredBy')}>{byAt(answeredBy, answeredAt)}</Fact>}
      {answerNote && (
        <Fact label={t('answerNote')} wide>
          <span className="whitespace-pre-line">{answerNote}</span>
        </Fact>
      )}
    </Facts>
  );
}
