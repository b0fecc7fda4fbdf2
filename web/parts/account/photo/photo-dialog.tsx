import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { wholeOf, ZOOM_MAX, zoomed, type Crop } from '../../../ui/crop.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { PhotoCrop } from '../../../ui/photo-crop.tsx';
import { Slider } from '../../../ui/form/slider.tsx';
import type { Photo } from './use-photo.ts';

/** The square of a chosen photo that is to be shown; open as long as there is something to crop. */
export function PhotoDialog({ photo: { cutting, use, cancel } }: { photo: Photo }) {
  const t = useTranslations('account.photo');
  const ui = useTranslations('ui');
  return (
    <Dialog title={t('cut')} open={cutting !== null} onClose={cancel} closeLabel={ui('close')}>
      {cutting && <Cutting photo={cutting} onCrop={(crop) => void use(cutting, crop)} onCancel={cancel} />}
    </Dialog>
  );
}

interface CuttingProps {
  photo: HTMLCanvasElement;
  onCrop: (crop: Crop) => void;
  onCancel: () => void;
}

function Cutting({ photo, onCrop, onCancel }: CuttingProps) {
  const t = useTranslations('account.photo');
  const ui = useTranslations('ui');
  const [crop, setCrop] = useState(() => wholeOf(photo));
  const done = () => onCrop(crop);
  return (
    <div className="grid gap-4">
      <p className="text-2 text-ink-2">{t('cutLead')}</p>
      <PhotoCrop photo={photo} crop={crop} onChange={setCrop} onDone={done} label={t('cutKeys')} />
      <Slider
        label={t('zoom')}
        min={1}
        max={ZOOM_MAX}
        step={0.05}
        value={crop.zoom}
        onChange={(zoom) => setCrop(zoomed(photo, crop, zoom))}
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
