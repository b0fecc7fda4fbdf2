import { useState } from 'react';
import { useActionData } from 'react-router';
import { useTranslations } from 'use-intl';
import { wordsIn } from '../../../i18n/words.ts';
import { pageContext } from '../../../load-context.ts';
import { refusedAs } from '../../../parts/api/refusal.ts';
import { FoldedSection } from '../../../parts/booking/section.tsx';
import { formAction, step } from '../../../parts/forms/form-action.ts';
import type { FormResult } from '../../../parts/forms/form-result.ts';
import { keepTyped } from '../../../parts/forms/keep-typed.ts';
import { pageMeta } from '../../../parts/site/meta.ts';
import { cx } from '../../../ui/cx.ts';
import { WayBack } from '../../../ui/way-back.tsx';
import { ListFailed } from '../shared/list-failed.tsx';
import type { Route } from './+types/case';
import { Beside } from './beside.tsx';
import { CaseThread } from './case-thread.tsx';
import { THREAD, threadOf } from './thread-asked.ts';
import { chosenForm, decideForm, handForm, noteForm } from './case-forms.ts';
import { DecideForm } from './decide-form.tsx';
import { Head } from './head.tsx';
import { History } from './history.tsx';
import { HandForm, NoteForm, TakeForm } from './owner-forms.tsx';

/** As many as one compares with. */
const SIMILAR = 4;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: wordsIn(matches)('adminCases.title'), site: matches[0].loaderData });

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { call, viewer } = context.get(pageContext);
  const whole = await call('GET /case/admin/:id', { params });
  const isMine = whole.owner !== null && whole.owner._id === viewer?._id;
  const asked = url.searchParams.get(THREAD);
  // what the case is decided by; the rest of the page may be missing
  const none = refusedAs(null);
  const [thread, details, closed] = await Promise.all([
    isMine && asked !== null ? threadOf(call, whole.bookingId, asked) : null,
    call('GET /admin/bookings/:id', { params: { id: whole.bookingId } }).catch(none),
    call('GET /case/admin/list', { query: { show: 'closed', kind: whole.kind } }).catch(none),
  ]);
  const similar = (closed?.cases ?? []).filter(({ _id }) => _id !== whole._id).slice(0, SIMILAR);
  return { whole, isMine, thread, details, similar };
}

export const action = formAction({
  take: step(chosenForm, async (body, { call }) => void (await call('POST /case/admin/take', { body }))),
  handOver: step(handForm, async (body, { call }) => void (await call('POST /case/admin/hand-over', { body }))),
  note: step(noteForm, async (body, { call }) => void (await call('POST /case/admin/note', { body }))),
  decide: step(decideForm, async ({ amount, ground, reason, ...said }, { call }) => {
    const part = said.remedy === 'refundPart' ? { amount: Number(amount) } : {};
    const body = { ...said, ...part, ...(ground && { ground }), ...(reason && { reason }) };
    await call('POST /case/admin/decide', { body });
  }),
});
export const clientAction = keepTyped;

export function ErrorBoundary() {
  const t = useTranslations('adminCases');
  return <ListFailed title={t('title')} odd={t('odd')} />;
}

/** A case with its evidence, the messages and what can be done with it; beside it the money and the story of its booking, and how cases like it were decided. */
export default function Case({ loaderData: { whole, isMine, thread, details, similar } }: Route.ComponentProps) {
  const t = useTranslations('adminCases');
  const isOpen = whole.stage !== 'closed';
  const mayTake = isOpen && whole.owner === null;
  // somebody else was faster: what was typed stays, beside what was decided
  const posted = useActionData<FormResult>();
  const [cameLate, setCameLate] = useState(false);
  // the page renews itself when somebody else decides: a colleague who is writing keeps the words
  const [isWriting, setWriting] = useState(false);
  const isLate = cameLate || (posted?.ok === false && posted.code === 'case_decided_before');
  const mayDecide = isOpen || isLate || isWriting;
  return (
    <>
      <WayBack to="/admin/cases">{t('back')}</WayBack>
      {/* read before it is decided where there is one column, beside it where there are two */}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_23rem] xl:grid-rows-[auto_1fr]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:row-span-2">
          <Head whole={whole}>{mayTake && <TakeForm caseId={whole._id} />}</Head>
          <History whole={whole} details={details} />
          {!mayTake && <CaseThread whole={whole} isMine={isMine} thread={thread} />}
        </div>
        <div className={cx('grid grid-cols-[minmax(0,1fr)] gap-4 xl:col-start-2', mayDecide && 'xl:row-start-2')}>
          <Beside whole={whole} details={details} similar={similar} />
          <FoldedSection title={t('office')} forms={['note', 'handOver']}>
            <NoteForm caseId={whole._id} />
            {isOpen && <HandForm whole={whole} />}
          </FoldedSection>
        </div>
        {mayDecide && (
          <div className="xl:col-start-2 xl:row-start-1">
            <FoldedSection title={t('decide')} forms={['decide']} open={isMine || isLate || isWriting}>
              {!isOpen && !isLate && <p className="text-2 text-brick">{t('meanwhile')}</p>}
              <div onInput={() => setWriting(true)}>
                <DecideForm whole={whole} onLate={() => setCameLate(true)} onDone={() => setWriting(false)} />
              </div>
            </FoldedSection>
          </div>
        )}
      </div>
    </>
  );
}
