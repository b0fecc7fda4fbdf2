import { ExternalLink } from 'lucide-react';
import { useFetchers } from 'react-router';
import { useTranslations } from 'use-intl';
import type { RitualRecord } from '#contract/catalogue.ts';
import { shortId } from '#domain/booking.ts';
import { useLocalName } from '../../../i18n/local-names.ts';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormPart } from '../../../ui/form/form-part.tsx';
import { DateText, Fact, Facts, Tag, Tags, TextLink } from '../shared/facts.tsx';
import { AskButton } from '../shared/open-button.tsx';
import type { Opened } from '../shared/opened/opened.ts';
import { OpenedDialog } from '../shared/opened/opened-dialog.tsx';
import { useReload } from '../../../parts/forms/use-reload.ts';

export interface RitualProps {
  opened: Opened<RitualRecord>;
  onClose: () => void;
}

interface RitualDialogProps extends RitualProps {
  onEdit: (ritual: RitualRecord) => void;
  onArchive: (ritual: RitualRecord) => void;
}

/** Everything the catalogue holds of one ritual, and what can be done with it. */
export function RitualDialog({ opened, onClose, onEdit, onArchive }: RitualDialogProps) {
  const t = useTranslations('catalogue');
  const isSending = useFetchers().length > 0;
  return (
    <OpenedDialog
      opened={opened}
      title={t('details')}
      texts={{ none: t('noDetails'), bad: t('badDetails') }}
      locked={isSending}
      onClose={onClose}
    >
      {(ritual) => (
        <>
          <Details ritual={ritual} />
          <div className="mt-6 flex flex-wrap justify-end gap-3 border-t border-line pt-4">
            {ritual.archivedAt === null ? (
              <AskButton look="danger" asks={['archive', ritual._id]} onClick={() => onArchive(ritual)}>
                {t('archive')}
              </AskButton>
            ) : (
              <Restore key={ritual._id} ritual={ritual} />
            )}
            <AskButton disabled={isSending} asks={['edit', ritual._id]} onClick={() => onEdit(ritual)}>
              {t('edit')}
            </AskButton>
          </div>
        </>
      )}
    </OpenedDialog>
  );
}

function Restore({ ritual: { _id: ritualId, __v } }: { ritual: RitualRecord }) {
  const t = useTranslations('catalogue');
  const form = useActionForm({
    name: 'restore',
    schema: async () => (await import('./catalogue-forms.ts')).chosenRitual,
    values: { ritualId, __v },
    failure: t('archiving.restoreFailed'),
    onRefused: useReload(),
  });
  return (
    <ActionFields form={form} className="grid gap-3">
      <input type="hidden" name="ritualId" value={ritualId} />
      <input type="hidden" name="__v" value={__v} />
      <Button type="submit" look="quiet" busy={form.busy && t('restoring')}>
        {t('restore')}
      </Button>
    </ActionFields>
  );
}

function Details({ ritual }: { ritual: RitualRecord }) {
  const t = useTranslations('catalogue');
  const words = useTranslations('admin.person');
  const nameOf = useLocalName();
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
          <p className="text-2 text-ink-2">{t('headerId', { id: shortId(ritual._id) })}</p>
          {ritual.archivedAt && <Badge tone="off">{t('archived')}</Badge>}
        </div>
      </div>
      <Facts title={t('basic')}>
        <Fact label={t('name')}>{ritual.ritualType}</Fact>
        <Fact label={t('category')}>{category ? nameOf(category.name) : t('uncategorized')}</Fact>
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
        <Fact label={t('categoryName')}>{category ? nameOf(category.name) : t('noCategory')}</Fact>
        <Fact label={t('created')}>
          <DateText iso={category?.createdAt} as="worded" />
        </Fact>
        <Fact label={t('description')} wide>
          {category?.description || t('noDescription')}
        </Fact>
      </Facts>
      <PageFacts ritual={ritual} />
      <LanguageFacts ritual={ritual} />
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
function PageFacts({ ritual }: { ritual: RitualRecord }) {
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
        <Things things={ritual.samagri} />
      </Fact>
      <Fact label={t('offeredBy')}>{t('panditsCount', { count: ritual.pandits })}</Fact>
      <Fact label={t('liveBookings')}>{String(ritual.liveBookings)}</Fact>
    </Facts>
  );
}

/** What families read in Odia and Hindi, in a fold; what is not there they read in English. */
function LanguageFacts({ ritual }: { ritual: RitualRecord }) {
  const t = useTranslations('catalogue');
  const english = t('inEnglish');
  const said = (lang: string, text: string | null) => (text ? <span lang={lang}>{text}</span> : english);
  const things = (lang: string, lines: readonly string[]) =>
    lines.length === 0 ? (
      english
    ) : (
      <div lang={lang}>
        <Things things={lines} />
      </div>
    );
  return (
    <FormPart name={t('editing.parts.languages')} isWrong={false} tried={0}>
      <dl className="grid gap-3">
        <Fact label={t('descriptionOdia')}>{said('or', ritual.ritualDescriptionOdia)}</Fact>
        <Fact label={t('samagriOdia')}>{things('or', ritual.samagriOdia)}</Fact>
        <Fact label={t('descriptionHindi')}>{said('hi', ritual.ritualDescriptionHindi)}</Fact>
        <Fact label={t('samagriHindi')}>{things('hi', ritual.samagriHindi)}</Fact>
      </dl>
    </FormPart>
  );
}

function Things({ things }: { things: readonly string[] }) {
  const t = useTranslations('catalogue');
  if (things.length === 0) return t('noSamagri');
  return (
    <Tags>
      {things.map((line) => (
        <Tag key={line}>{line}</Tag>
      ))}
    </Tags>
  );
}
