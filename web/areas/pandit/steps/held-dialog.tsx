import { lazy, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { LatePart, patiently } from '../../../parts/late-part.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { StepDialog } from './use-step-form.ts';

/** It loads once its button is shown, and the server has it. */
const asked = () => import('./held-why.tsx');
const Why = import.meta.env.SSR ? (await asked()).Why : lazy(async () => ({ default: (await patiently(asked)).Why }));

/** A puja is said to be held that never began by the code: asked once why, and what that means. */
export function HeldDialog({ open, onClose, booking }: StepDialog) {
  const t = useTranslations('panditBookings.heldDialog');
  const ui = useTranslations('ui');
  // one that does not come now is asked for again by the press
  useEffect(() => void asked().catch(() => undefined), []);
  return (
    <Dialog open={open} onClose={onClose} closeLabel={ui('close')} title={t('title')}>
      <LatePart>
        <Why booking={booking} onClose={onClose} />
      </LatePart>
    </Dialog>
  );
}
