import { ExternalLink } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Ritual } from '#contract/rituals.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DateText, Fact, Facts, TextLink } from './facts.tsx';
import { idEnd } from './shown.ts';

interface RitualDialogProps {
  open: boolean;
  /** Nothing where the address names one that does not exist. */
  ritual: Ritual | undefined;
  onClose: () => void;
}

/** Everything the catalogue holds of one ritual. */
export function RitualDialog({ open, ritual, onClose }: RitualDialogProps) {
  const t = useTranslations('admin.rituals');
  const ui = useTranslations('ui');
  return (
    <Dialog title={t('details')} size="wide" open={open} closeLabel={ui('close')} onClose={onClose}>
      {ritual ? <Details ritual={ritual} /> : <p className="text-ink-2">{t('noDetails')}</p>}
    </Dialog>
  );
}

function Details({ ritual }: { ritual: Ritual }) {
  const t = useTranslations('admin.rituals');
  const words = useTranslations('admin.person');
  const category = ritual.ritualCategory;
  return (
    <div className="grid gap-5">
      <div className="flex items-center gap-4">
        {ritual.ritualImageUrl && (
          <img
            src={ritual.ritualImageUrl}
            alt=""
            width={96}
            height={60}
            className="h-15 w-24 shrink-0 rounded-control border border-line object-cover"
          />
        )}
        <div className="min-w-0">
          <p className="text-4 font-[620] text-maroon">{ritual.ritualType}</p>
          <p className="text-2 text-ink-2">{t('headerId', { id: idEnd(ritual._id, 8) })}</p>
        </div>
      </div>
      <Facts title={t('basic')}>
        <Fact label={t('name')}>{ritual.ritualType}</Fact>
        <Fact label={t('category')}>{category?.name ?? t('uncategorized')}</Fact>
        <Fact label={t('description')} wide>
          {ritual.ritualDescription || t('noDescription')}
        </Fact>
        {ritual.ritualImageUrl && (
          <Fact label={t('image')}>
            <TextLink href={ritual.ritualImageUrl} target="_blank" rel="noreferrer">
              {t('viewImage')} <ExternalLink size={14} className="inline" aria-hidden />
              <span className="sr-only">{words('newTab')}</span>
            </TextLink>
          </Fact>
        )}
      </Facts>
      <Facts title={t('categoryPart')}>
        <Fact label={t('categoryName')}>{category?.name ?? t('noCategory')}</Fact>
        <Fact label={t('created')}>
          <DateText iso={category?.createdAt} as="worded" />
        </Fact>
        <Fact label={t('description')} wide>
          {category?.description || t('noDescription')}
        </Fact>
      </Facts>
      <Facts title={t('system')}>
        <Fact label={t('ritualId')}>{ritual._id}</Fact>
        <Fact label={t('categoryId')}>{category?._id}</Fact>
        <Fact label={t('created')}>
          <DateText iso={ritual.createdAt} as="worded" />
        </Fact>
        <Fact label={t('updated')}>
          <DateText iso={ritual.updatedAt} as="worded" />
        </Fact>
        <Fact label={t('version')}>{`v${ritual.__v}`}</Fact>
      </Facts>
    </div>
  );
}
