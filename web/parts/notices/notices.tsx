import type { Side } from '#domain/booking.ts';
import { useTranslations } from 'use-intl';
import type { NoticeWishes } from '#contract/office/notices.ts';
import { alwaysTold, noticeKinds } from '#domain/notices/wishes.ts';
import { spoken } from '#domain/people/phone.ts';
import { Button } from '../../ui/button.tsx';
import { CheckBox } from '../../ui/form/check-box.tsx';
import { useHydrated } from '../../ui/hydrated.ts';
import { ActionFields } from '../forms/action-fields.tsx';
import { useActionForm } from '../forms/use-action-form.ts';

interface NoticesProps {
  wishes: NoticeWishes;
  phone: string;
  /** What the booking's page shows in any case, whatever is chosen here. */
  seenBy: Side;
}

/** What we tell a person and how: what can be left out, and what cannot, with the reason. */
export function Notices({ wishes, phone, seenBy }: NoticesProps) {
  const t = useTranslations('notices');
  const form = useActionForm({
    name: 'notices',
    schema: async () => (await import('./notice-form.ts')).noticeForm,
    values: wishes,
    failure: t('failed'),
  });
  // without script nothing knows of a change
  const unchanged = useHydrated() && !form.formState.isDirty && !form.busy;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-7 lg:grid-cols-2">
      <ActionFields form={form}>
        <fieldset>
          <legend className="mb-2 text-4 leading-[1.2] tracking-[-0.012em] display">{t('choose')}</legend>
          <div className="card divide-y divide-line">
            {noticeKinds.map((kind) => {
              const { defaultValue: _, ...box } = form.field(kind);
              return (
                <div key={kind} className="px-4 py-1.5">
                  <CheckBox
                    {...box}
                    defaultChecked={wishes[kind]}
                    aria-describedby={`about-${kind}`}
                    label={<b className="font-semibold">{t(`kinds.${kind}`)}</b>}
                  />
                  <p id={`about-${kind}`} className="-mt-1.5 pb-2 pl-8 text-2 text-ink-2">
                    {t(kind === 'progress' ? `about.progress.${seenBy}` : `about.${kind}`)}
                  </p>
                </div>
              );
            })}
            <div className="px-4 py-3">
              <Button
                type="submit"
                aria-disabled={unchanged || undefined}
                busy={form.busy && t('saving')}
                onClick={(event) => unchanged && event.preventDefault()}
              >
                {t('save')}
              </Button>
            </div>
          </div>
        </fieldset>
      </ActionFields>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
        <section aria-labelledby="always-told" className="grid gap-2">
          <h2 id="always-told" className="text-4">
            {t('always')}
          </h2>
          <dl className="card grid gap-3 p-4 text-2">
            {alwaysTold.map((what) => (
              <div key={what}>
                <dt className="font-semibold">{t(`told.${what}`)}</dt>
                <dd className="text-ink-2">{t(what === 'steps' ? `why.steps.${seenBy}` : `why.${what}`)}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby="how-told" className="grid gap-2">
          <h2 id="how-told" className="text-4">
            {t('how')}
          </h2>
          <ul className="card grid gap-2 p-4 text-2">
            <li>{t('bySms', { phone: spoken(phone) })}</li>
            <li>{t('onPage')}</li>
            <li>{t('quiet')}</li>
            <li>{t('call')}</li>
          </ul>
        </section>
      </div>
    </div>
  );
}
