import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OfficeRitual, RitualRecord } from '#contract/catalogue.ts';
import { ask } from '../../../parts/api/api.ts';
import { failureText } from '../../../parts/api/sentence.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { ritualById } from './catalogue.ts';
import { DateText, Fact, Facts, Tag, Tags, TextLink } from '../shared/facts.tsx';
import { RecordDialog } from '../shared/record-dialog.tsx';
import { idEnd } from '../shared/shown.ts';

type Known = OfficeRitual | RitualRecord;

interface RitualDialogProps {
  id: string | null;
  known: OfficeRitual | undefined;
  onClose: () => void;
  onEdit: () => void;
  onArchive: () => void;
  /** It is back in the catalogue. */
  onRestored: () => void;
}

/** Everything the catalogue holds of one ritual, and what can be done with it. */
export function RitualDialog({ id, known, onClose, onEdit, onArchive, onRestored }: RitualDialogProps) {
  const t = useTranslations('catalogue');
  const [busy, setBusy] = useState(false);
  return (
    <RecordDialog<Known>
      id={id}
      known={known}
      title={t('details')}
      load={ritualById}
      texts={{ loading: t('detailsLoading'), none: t('noDetails'), bad: t('badDetails') }}
      locked={busy}
      onClose={onClose}
    >
      {(ritual, change) => (
        <>
          <Details ritual={ritual} />
          <div className="mt-6 flex flex-wrap justify-end gap-3 border-t border-line pt-4">
            {ritual.archivedAt === null ? (
              <Button look="danger" onClick={onArchive}>
                {t('archive')}
              </Button>
            ) : (
              <RestoreButton
                ritual={ritual}
                busy={busy}
                onBusy={setBusy}
                onRestored={(restored) => {
                  change(restored);
                  onRestored();
                }}
              />
            )}
            <Button disabled={busy} onClick={onEdit}>
              {t('edit')}
            </Button>
          </div>
        </>
      )}
    </RecordDialog>
  );
}

interface RestoreButtonProps {
  ritual: Known;
  busy: boolean;
  onBusy: (busy: boolean) => void;
  onRestored: (ritual: RitualRecord) => void;
}

function RestoreButton({ ritual: { _id: ritualId, __v }, busy, onBusy, onRestored }: RestoreButtonProps) {
  const t = useTranslations('catalogue');
  const toast = useToast();
  const restore = async () => {
    onBusy(true);
    try {
      const { data } = await ask('POST /rituals/restore-ritual', { body: { ritualId, __v } });
      toast.done(t('archiving.restored'));
      onRestored(data);
    } catch (error) {
      toast.failed(failureText(error, t('archiving.restoreFailed')));
    } finally {
      onBusy(false);
    }
  };
  return (
    <Button look="quiet" busy={busy && t('restoring')} onClick={() => void restore()}>
      {t('restore')}
    </Button>
  );
}

function Details({ ritual }: { ritual: Known }) {
  const t = useTranslations('catalogue');
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
          <p className="text-4 display wrap-anywhere text-maroon">{ritual.ritualType}</p>
          <p className="text-2 text-ink-2">{t('headerId', { id: idEnd(ritual._id, 8) })}</p>
          {ritual.archivedAt && <Badge tone="off">{t('archived')}</Badge>}
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
      <PageFacts ritual={ritual} />
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

/** What the specification of the details leaves out, and families read on the ritual's page. */
function PageFacts({ ritual }: { ritual: Known }) {
  const t = useTranslations('catalogue');
  const words = useTranslations('admin.person');
  const page = `/services/${ritual.slug}`;
  return (
    <Facts title={t('pagePart')}>
      <Fact label={t('odia')}>{ritual.ritualTypeOdia && <span lang="or">{ritual.ritualTypeOdia}</span>}</Fact>
      <Fact label={t('hindi')}>{ritual.ritualTypeHindi && <span lang="hi">{ritual.ritualTypeHindi}</span>}</Fact>
      <Fact label={t('duration')}>{t('minutes', { count: ritual.durationMinutes })}</Fact>
      {ritual.archivedAt ? (
        <Fact label={t('archivedOn')}>
          <DateText iso={ritual.archivedAt} as="worded" />
        </Fact>
      ) : (
        <Fact label={t('place')}>{ritual.place}</Fact>
      )}
      <Fact label={t('address')} wide>
        {ritual.archivedAt ? (
          page
        ) : (
          <TextLink href={page} target="_blank" rel="noreferrer">
            {page} <span className="sr-only">{words('newTab')}</span>
          </TextLink>
        )}
      </Fact>
      <Fact label={t('synonyms')} wide>
        {ritual.synonyms.join(', ') || t('noSynonyms')}
      </Fact>
      <Fact label={t('samagri')} wide>
        {ritual.samagri.length === 0 ? (
          t('noSamagri')
        ) : (
          <Tags>
            {ritual.samagri.map((line) => (
              <Tag key={line}>{line}</Tag>
            ))}
          </Tags>
        )}
      </Fact>
      {'pandits' in ritual && (
        <>
          <Fact label={t('offeredBy')}>{t('panditsCount', { count: ritual.pandits })}</Fact>
          <Fact label={t('liveBookings')}>{String(ritual.liveBookings)}</Fact>
        </>
      )}
    </Facts>
  );
}
