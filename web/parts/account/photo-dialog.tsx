import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { wholeOf, ZOOM_MAX, zoomed, type Cut } from '../../ui/cut.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { PhotoCut } from '../../ui/photo-cut.tsx';
import { Slider } from '../../ui/form/slider.tsx';
import type { Photo } from './use-photo.ts';

/** The square of a chosen photo that is to be shown; open as long as there is something to cut. */
export function PhotoDialog({ photo: { cutting, use, cancel } }: { photo: Photo }) {
  const t = useTranslations('account.photo');
  const ui = useTranslations('ui');
  return (
    <Dialog title={t('cut')} open={cutting !== null} onClose={cancel} closeLabel={ui('close')}>
      {cutting && <Cutting photo={cutting} onCut={(cut) => void use(cutting, cut)} onCancel={cancel} />}
    </Dialog>
  );
}

interface CuttingProps {
  photo: HTMLCanvasElement;
  onCut: (cut: Cut) => void;
  onCancel: () => void;
}

function Cutting({ photo, onCut, onCancel }: CuttingProps) {
  const t = useTranslations('account.photo');
  const ui = useTranslations('ui');
  const [cut, setCut] = useState(() => wholeOf(photo));
  const done = () => onCut(cut);
  return (
    <div className="grid gap-4">
      <p className="text-2 text-ink-2">{t('cutLead')}</p>
      <PhotoCut photo={photo} cut={cut} onChange={setCut} onDone={done} label={t('cutKeys')} />
      <Slider
        label={t('zoom')}
        min={1}
        max={ZOOM_MAX}
        step={0.05}
        value={cut.zoom}
        onChange={(zoom) => setCut(zoomed(photo, cut, zoom))}
        text={(zoom) => `${Math.round(zoom * 100)} %`}
      />
      <div className="grid grid-cols-2 gap-3 sm:flex sm:justify-end">
        <Button look="quiet" onClick={onCancel}>
          {ui('cancel')}
        </Button>
        <Button onClick={done}>{t('use')}</Button>
      </div>
    </div>
  );
}
