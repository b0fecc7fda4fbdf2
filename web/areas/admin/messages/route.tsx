import { useTranslations } from 'use-intl';
import type { ContactMessage } from '#contract/contact.ts';
import { messageStates } from '#domain/choices.ts';
import { languageByLetters } from '#domain/words/script.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { wordsIn } from '../../../i18n/words.ts';
import { pageContext } from '../../../load-context.ts';
import { addressOf } from '../../../parts/api/api.ts';
import { formAction, step } from '../../../parts/forms/form-action.ts';
import { keepTyped } from '../../../parts/forms/keep-typed.ts';
import { useSite } from '../../../parts/site/brand.ts';
import { pageMeta } from '../../../parts/site/meta.ts';
import { cx } from '../../../ui/cx.ts';
import type { Column } from '../../../ui/table.tsx';
import { Email, PhoneLink, Words } from '../shared/facts.tsx';
import { FilterSelect } from '../shared/filter-select.tsx';
import { ListFrame } from '../shared/list-frame.tsx';
import { OpenLink } from '../shared/open-button.tsx';
import { opened } from '../shared/opened/opened.ts';
import { useListAddress } from '../shared/use-list-address.ts';
import type { Route } from './+types/route';
import { MessageBadge } from './message-badge.tsx';
import { MessageDialog } from './message-dialog.tsx';
import { answerForm, chosenForm } from './message-form.ts';
import { stateIn } from './state-in.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: wordsIn(matches)('office.messages.title'), site: matches[0].loaderData });

export async function loader({ url, context }: Route.LoaderArgs) {
  const { call } = context.get(pageContext);
  const asked = url.searchParams.get('message');
  return { message: await opened(asked, (id) => call('GET /contact/admin/messages/:id', { params: { id } })) };
}

/** To open a message is to read it; the other two are pressed. */
export const action = formAction({
  open: step(chosenForm, async (body, { call }) => void (await call('POST /contact/admin/open', { body }))),
  answered: step(
    answerForm,
    async (body, { call }) => void (await call('POST /contact/admin/mark-answered', { body })),
  ),
  unread: step(chosenForm, async (body, { call }) => void (await call('POST /contact/admin/mark-unread', { body }))),
});
export const clientAction = keepTyped;

/** What people write to us, and whether it was read and answered. */
export default function ContactMessages({ loaderData: { message }, matches }: Route.ComponentProps) {
  const { list, narrowed } = matches[3].loaderData;
  const t = useTranslations('office.messages');
  const address = useListAddress();
  const state = stateIn(address.get('status')) ?? null;
  const show = (row: ContactMessage) => address.set({ message: row._id }, 'push');
  return (
    <>
      <ListFrame
        words={t}
        lead={(total) => t('lead', { total })}
        list={list}
        address={address}
        narrowed={state !== null}
        columns={useMessageColumns(show)}
        onOpen={show}
        filters={
          <FilterSelect
            name="status"
            label={t('filter')}
            every={t('everyState')}
            options={messageStates}
            wordOf={(one) => t(`states.${one}`)}
            value={state}
            onChange={(next) => address.set({ status: next, page: null })}
          />
        }
        save={addressOf('GET /contact/admin/messages.csv', { query: narrowed }, useSite().api)}
        empty={t('empty')}
      />
      <MessageDialog opened={message} onClose={() => address.set({ message: null })} />
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
      onCard: 'short',
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
        <span
          className={cx(
            'block wrap-anywhere @min-[60rem]/records:max-w-52 @min-[60rem]/records:min-w-36',
            state === 'unread' && 'font-semibold',
          )}
        >
          {name}
        </span>
      ),
    },
    {
      key: 'contact',
      header: t('contact'),
      onCard: 'under',
      cell: ({ phone, email }) => (
        <span className="grid">
          {phone && <PhoneLink phone={phone} />}
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
      onCard: 'block',
      cell: ({ message }) => (
        <span
          lang={languageByLetters(message)}
          className="line-clamp-3 wrap-anywhere @min-[60rem]/records:line-clamp-2"
        >
          {message}
        </span>
      ),
    },
    { key: 'state', header: t('state'), onCard: 'corner', cell: ({ state }) => <MessageBadge state={state} /> },
    {
      key: 'action',
      header: t('action'),
      onCard: 'foot',
      cell: (row) => (
        <OpenLink label={t('view')} name={row.name} asks={['message', row._id]} onClick={() => open(row)} />
      ),
    },
  ];
}
