import { CircleCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useState, type ReactNode, type SubmitEvent } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { ActionForm } from '../../../../parts/forms/use-action-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { cx } from '../../../../ui/cx.ts';
import { useHydrated } from '../../../../ui/hydrated.ts';

/**
 * The three steps of a form that makes an account: the phone, who it is, the password. One is open at a time, and they stand on one page.
 * Without script the whole form stands open, and after the phone it does so until there is script.
 */
const order = ['phone', 'about', 'password'] as const;
type Step = (typeof order)[number];

export interface AccountSteps {
  readonly open: Step;
  /** The last step with its button: as long as the phone is not proved the button says why it waits. */
  readonly showsEnd: boolean;
  /** Before there is script, all that is left stands open. */
  readonly isWhole: boolean;
  back(): void;
}

/** How far somebody is; `about` are the fields of the second step, in their order. */
export function useAccountSteps<In extends FieldValues, Out>(
  form: ActionForm<In, Out>,
  isProved: boolean,
  about: readonly [Path<In>, ...Path<In>[]],
): { form: ActionForm<In, Out>; steps: AccountSteps } {
  const hydrated = useHydrated();
  const [at, setAt] = useState<{ isTold: boolean; focus: Path<In> | null }>({ isTold: false, focus: null });
  const focusOn = useEffectEvent((name: Path<In>) => form.setFocus(name));
  useEffect(() => {
    if (at.focus) focusOn(at.focus);
  }, [at]);
  // the server may refuse what the second step took
  const wrong = at.isTold && about.find((name) => form.errorOf(name));
  if (wrong) setAt({ isTold: false, focus: wrong });
  const goOn = async () => {
    if (await form.trigger(about, { shouldFocus: true })) setAt({ isTold: true, focus: 'password' as Path<In> });
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent;
    if (!(submitter instanceof HTMLButtonElement) || submitter.value !== GO_ON) return form.props.onSubmit?.(event);
    event.preventDefault();
    void goOn();
  };
  const open = !isProved ? 'phone' : at.isTold ? 'password' : 'about';
  return {
    form: { ...form, props: { ...form.props, onSubmit } },
    steps: {
      open,
      showsEnd: open !== 'about' || !hydrated,
      isWhole: isProved && !hydrated,
      back: () => setAt({ isTold: false, focus: about[0] }),
    },
  };
}

const GO_ON = 'goOn';

interface AccountStepProps {
  steps: AccountSteps;
  step: Step;
  /** One line of what was given, once the step is behind. */
  given?: ReactNode;
  children: ReactNode;
}

/** One step: its number and name, and its fields while it is open. */
export function AccountStep({ steps, step, given, children }: AccountStepProps) {
  const t = useTranslations('auth.steps');
  const [own, now] = [order.indexOf(step), order.indexOf(steps.open)];
  const isOpen = own === now || steps.isWhole;
  const isBehind = own < now;
  // the proved phone stays in sight, locked
  const shows = isOpen || (isBehind && !given);
  return (
    <section
      aria-labelledby={`step-${step}`}
      aria-current={isOpen ? 'step' : undefined}
      className={cx('grid gap-4', step !== 'phone' && 'border-t border-line pt-5')}
    >
      <div className="flex flex-wrap items-center gap-3">
        {isBehind ? (
          <CircleCheck size={28} strokeWidth={1.5} aria-hidden className="text-leaf" />
        ) : (
          <span
            aria-hidden
            className={cx(
              'grid size-7 place-items-center rounded-full border text-2 font-semibold',
              isOpen ? 'border-maroon text-maroon' : 'border-line-strong text-ink-2',
            )}
          >
            {own + 1}
          </span>
        )}
        <h2 id={`step-${step}`} className={cx('grow text-3', !isOpen && !isBehind && 'font-normal text-ink-2')}>
          {t(step)}
        </h2>
        {isBehind && given && (
          <Button look="text" onClick={steps.back} aria-label={t('changeWhat', { what: t(step) })}>
            {t('change')}
          </Button>
        )}
      </div>
      {isBehind && given && <p className="-mt-3 pl-10 text-2 text-ink-2">{given}</p>}
      <div className={shows ? 'grid gap-5' : 'hidden gap-5 noscript:grid'}>
        {children}
        {step === 'about' && steps.open === 'about' && !steps.isWhole && (
          <Button type="submit" value={GO_ON} size="lg" wide>
            {t('goOn')}
          </Button>
        )}
      </div>
    </section>
  );
}
