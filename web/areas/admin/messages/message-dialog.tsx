import { useEffect, useEffectEvent } from 'react';
import { languageByLetters } from '#domain/words/script.ts';
import { useActionData, useFetcher } from 'react-router';
import { useTranslations } from 'use-intl';
import type { ContactMessage } from '#contract/contact.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { useDrawnFor } from '../../../parts/forms/form-name.tsx';
import { FORM, type FormResult } from '../../../parts/forms/form-result.ts';
import { EmailLink, Fact, Facts, PhoneLink } from '../shared/facts.tsx';
import { OpenedDialog } from '../shared/opened/opened-dialog.tsx';
import type { Opened } from '../shared/opened/opened.ts';
import { Related } from '../shared/related.tsx';
import { MessageAnswer } from './message-answer.tsx';
import { MessageBadge } from './message-badge.tsx';

/** One message. To open it is to read it. */
export function MessageDialog({ opened, onClose }: { opened: Opened<ContactMessage>; onClose: () => void }) {
  const t = useTranslations('office.messages');
  return (
    <OpenedDialog
      opened={opened}
      title={t('details')}
      texts={{ none: t('noDetails'), bad: t('badDetails') }}
      onClose={onClose}
    >
      {(message) => (
        <div key={message._id} className="grid gap-5">
          <ReadBy message={message} />
          <Letter message={message} />
          <Story message={message} />
          <MessageAnswer message={message} onDone={onClose} />
        </div>
      )}
    </OpenedDialog>
  );
}

/** Whoever opens a message first is who has read it; once for each opening, so that it can be put back. */
function ReadBy({ message: { _id, state } }: { message: ContactMessage }) {
  const { submit } = useFetcher();
  const drawnFor = useDrawnFor();
  // pressed before there was script, it comes back with the message still open
  const isPutBack = useActionData<FormResult>()?.form === 'unread';
  const read = useEffectEvent(() => {
    if (state === 'unread' && !isPutBack)
      void submit({ ...drawnFor, [FORM]: 'open', messageId: _id }, { method: 'post' });
  });
  useEffect(() => read(), []);
  return null;
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
          {message.number && <p className="text-2 text-ink-2">{t('number', { number: message.number })}</p>}
        </div>
        <MessageBadge state={message.state} />
      </div>
      <p lang={languageByLetters(message.message)} className="max-w-[70ch] wrap-anywhere whitespace-pre-line">
        {message.message}
      </p>
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
