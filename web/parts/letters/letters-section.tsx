import { useState } from 'react';
import { useActionData } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Side } from '#domain/booking.ts';
import { imageTypes } from '#domain/upload.ts';
import { useFormats } from '../../i18n/formats.ts';
import { Button } from '../../ui/button.tsx';
import { PhotosField } from '../../ui/form/photos-field.tsx';
import { TextArea } from '../../ui/form/text-field.tsx';
import { ActionFields } from '../forms/action-fields.tsx';
import type { FormResult } from '../forms/form-result.ts';
import { FormName } from '../forms/form-name.tsx';
import { useActionForm } from '../forms/use-action-form.ts';
import type { ShownThread } from './shown-thread.ts';
import { ThreadList } from './thread.tsx';

interface LettersProps {
  thread: ShownThread;
  seenBy: Side;
  /** What the other side is called. */
  other: string;
  /** The puja lies ahead: there is something to prepare and to find. */
  isAhead: boolean;
}

const summary = 'w-fit cursor-pointer py-3 text-2 font-semibold text-maroon underline-offset-4 hover:underline';

/** What the two of a booking write to each other; it works without script. */
export function LettersSection({ thread, seenBy, other, isAhead }: LettersProps) {
  const t = useTranslations('bookingLetters');
  const { dateWorded } = useFormats();
  const { closed, until, unread, letters } = thread;
  const theirs = seenBy === 'customer' ? 'pandit' : 'customer';
  const news = letters.findLast(({ by }) => by === theirs)?._id;
  const posted = useActionData<FormResult>();
  // open where somebody waits for an answer, and it stays open once it is given
  const isAsked = letters.at(-1)?.by === theirs;
  const [wasAsked, setWasAsked] = useState(isAsked);
  if (isAsked && !wasAsked) setWasAsked(true);
  return (
    <section id="messages" className="card grid gap-3.5 p-5" aria-labelledby="messages-heading">
      <h2 id="messages-heading" className="flex flex-wrap items-baseline gap-x-3 text-3">
        {t('heading')}
        {unread > 0 && <span className="text-1 text-maroon">{t('unread', { count: unread })}</span>}
      </h2>
      <ThreadList thread={thread} seenBy={seenBy} other={other} isAhead={isAhead} />
      {unread > 0 && news && (
        <noscript>
          <form method="post">
            <FormName name="readLetters" />
            <input type="hidden" name="upTo" value={news} />
            <Button type="submit" look="quiet">
              {t('markRead')}
            </Button>
          </form>
        </noscript>
      )}
      {closed === null && (
        <details open={wasAsked || posted?.form === 'writeLetter' ? true : undefined}>
          <summary className={summary}>{t('open')}</summary>
          <WriteForm thread={thread} other={other} />
        </details>
      )}
      {closed === 'over' && until !== null && (
        <p className="text-2 text-ink-2">{t('over', { until: dateWorded(until) })}</p>
      )}
      {(closed === 'left' || closed === 'blocked' || closed === 'blockedByMe') && (
        <p className="text-2 text-ink-2">{t(closed, { name: other })}</p>
      )}
      {closed === 'blockedByMe' && <PressForm name="allowLetters" words="allow" />}
      {closed !== 'over' && closed !== 'left' && (closed === null || letters.length > 0) && (
        <details>
          <summary className={summary}>{t('more')}</summary>
          <div className="grid gap-5 pt-2">
            {closed === null && (
              <div className="grid gap-2">
                <p className="text-2">{t('blockWhat', { name: other })}</p>
                <PressForm name="blockLetters" words="block" />
              </div>
            )}
            <ReportForm />
          </div>
        </details>
      )}
    </section>
  );
}

function WriteForm({ thread, other }: Pick<LettersProps, 'thread' | 'other'>) {
  const t = useTranslations('bookingLetters');
  const ui = useTranslations('ui');
  const [sent, setSent] = useState(0);
  const form = useActionForm({
    name: 'writeLetter',
    schema: async () => (await import('./letter-forms.ts')).writeForm,
    values: { text: '' },
    failure: t('failed'),
    onDone: () => {
      form.setValue('text', '');
      setSent(sent + 1);
    },
  });
  // a photo goes along
  const props = { ...form.props, encType: 'multipart/form-data' };
  return (
    <ActionFields form={{ ...form, props }} className="grid gap-3">
      <input type="hidden" name="key" value={thread.key} />
      <TextArea
        label={t('write', { name: other })}
        hint={thread.masks ? t(thread.until === null ? 'masks' : 'masksNow') : t('hint')}
        rows={2}
        error={form.errorOf('text')}
        {...form.field('text')}
      />
      <div className="flex flex-wrap items-end justify-between gap-3">
        {!thread.masks && (
          <PhotosField
            key={sent}
            name="photo"
            label={t('photo')}
            optional={ui('optional')}
            accept={imageTypes.join(',')}
          />
        )}
        <Button type="submit" busy={form.busy && t('sending')}>
          {t('send')}
        </Button>
      </div>
    </ActionFields>
  );
}

function PressForm({ name, words }: { name: 'blockLetters' | 'allowLetters'; words: 'block' | 'allow' }) {
  const t = useTranslations('bookingLetters');
  const form = useActionForm({
    name,
    schema: async () => (await import('./letter-forms.ts')).nothing,
    failure: t('notDone'),
  });
  return (
    <ActionFields form={form} className="grid justify-items-start gap-3">
      <Button type="submit" look={words === 'block' ? 'danger' : 'quiet'} busy={form.busy && t('working')}>
        {t(words)}
      </Button>
    </ActionFields>
  );
}

function ReportForm() {
  const t = useTranslations('bookingLetters');
  const form = useActionForm({
    name: 'reportLetters',
    schema: async () => (await import('./letter-forms.ts')).complaintForm,
    values: { reason: '' },
    done: t('reported'),
    failure: t('notDone'),
    onDone: () => form.setValue('reason', ''),
  });
  return (
    <ActionFields form={form} className="grid gap-3">
      <TextArea label={t('reason')} rows={2} error={form.errorOf('reason')} {...form.field('reason')} />
      <Button type="submit" look="quiet" className="justify-self-start" busy={form.busy && t('reporting')}>
        {t('report')}
      </Button>
    </ActionFields>
  );
}
