import { useTranslations } from 'use-intl';
import { messageStates, type ContactMessage } from '#contract/contact.ts';
import { spoken } from '#domain/people/phone.ts';
import { pageMeta } from '../../../parts/site/meta.ts';
import type { Column } from '../../../ui/table.tsx';
import type { Route } from './+types/route';
import { messagesPage, saveMessages } from './contact-messages.ts';
import { Email, Words } from '../shared/facts.tsx';
import { failureSentence } from '../shared/failures.ts';
import { FilterSelect } from '../shared/filter-select.tsx';
import { ListFrame } from '../shared/list-frame.tsx';
import { MessageBadge } from './message-badge.tsx';
import { MessageDialog } from './message-dialog.tsx';
import { OpenButton } from '../shared/open-button.tsx';
import { preview } from '../shared/shown.ts';
import { useAnswer } from '../../../parts/api/use-answer.ts';
import { useListAddress } from '../shared/use-list-address.ts';
import { useOffice } from '../shared/use-office.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { wordsIn } from '../../../i18n/words.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: wordsIn(matches)('office.messages.title'), brand: matches[0].loaderData.brand });

/** What people write to us, and whether it was read and answered. */
export default function ContactMessages() {
  const t = useTranslations('office.messages');
  const texts = useTranslations('admin.list');
  const { waiting } = useOffice();
  const address = useListAddress();
  const { search, page, size } = address;
  const state = messageStates.find((one) => one === address.get('status')) ?? null;
  const list = useAnswer(JSON.stringify([search, state, page, size]), (signal) =>
    messagesPage({ search, state, page, size }, signal),
  );
  const failures = { odd: t('odd'), unreachable: texts('unreachable'), unexpected: texts('unexpected') };
  const open = address.get('message');
  const show = (row: ContactMessage) => address.set({ message: row._id }, 'push');
  const changed = (message: ContactMessage) => {
    list.change((shown) => ({ ...shown, rows: shown.rows.map((row) => (row._id === message._id ? message : row)) }));
    waiting.again();
  };
  return (
    <>
      <ListFrame
        title={t('title')}
        lead={(total) => t('lead', { total })}
        searchLabel={t('search')}
        loadingText={t('loading')}
        loadedText={t('loaded')}
        list={list}
        failure={(error) => texts('error', { message: failureSentence(error, failures) })}
        onRetry={list.again}
        address={address}
        narrowed={state !== null}
        columns={useMessageColumns(show)}
        onOpen={show}
        tools={
          <FilterSelect
            label={t('filter')}
            every={t('everyState')}
            options={messageStates}
            wordOf={(one) => t(`states.${one}`)}
            value={state}
            onChange={(next) => address.set({ status: next, page: null })}
          />
        }
        save={() => saveMessages({ search, state })}
        empty={t('empty')}
      />
      <MessageDialog
        id={open}
        known={list.data?.rows.find(({ _id }) => _id === open)}
        onClose={() => address.set({ message: null })}
        onChanged={changed}
        onStale={list.again}
      />
    </>
  );
}

function useMessageColumns(open: (row: ContactMessage) => void): Column<ContactMessage>[] {
  const { momentText } = useFormats();
  const t = useTranslations('office.messages');
  return [
    {
      key: 'received',
      header: t('received'),
      onCard: 'mark',
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className="text-2 whitespace-nowrap text-ink-2">
          {momentText(createdAt)}
        </time>
      ),
    },
    {
      key: 'name',
      header: t('name'),
      onCard: 'title',
      cell: ({ name, state }) => (
        <span className={state === 'unread' ? 'font-semibold wrap-anywhere' : 'font-medium wrap-anywhere'}>{name}</span>
      ),
    },
    {
      key: 'contact',
      header: t('contact'),
      cell: ({ phone, email }) => (
        <span className="grid">
          {phone && <span>{spoken(phone)}</span>}
          {email && (
            <Words>
              <span className="text-ink-2">
                <Email address={email} />
              </span>
            </Words>
          )}
        </span>
      ),
    },
    {
      key: 'message',
      header: t('message'),
      cell: ({ message }) => <span className="wrap-anywhere">{preview(message, 90)}</span>,
    },
    { key: 'state', header: t('state'), onCard: 'corner', cell: ({ state }) => <MessageBadge state={state} /> },
    {
      key: 'action',
      header: t('action'),
      onCard: 'foot',
      cell: (row) => <OpenButton label={t('view')} name={row.name} onClick={() => open(row)} />,
    },
  ];
}
