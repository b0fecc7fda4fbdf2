import { useTranslations } from 'use-intl';
import type { Profile } from '#contract/people.ts';
import { isPriest } from '#domain/roles.ts';
import { Fact } from '../shared/facts.tsx';
import { personById } from '../people/people.ts';
import { ContactFacts, PanditFacts, PersonalFacts, PersonHead, SystemFacts } from '../people/person-facts.tsx';
import { RecordDialog, type Asked } from '../shared/record-dialog.tsx';

/** Everything known of one person. */
export function UserDialog(asked: Asked<Profile>) {
  const t = useTranslations('admin.users');
  const words = useTranslations('admin.person');
  return (
    <RecordDialog
      {...asked}
      load={personById}
      title={t('details')}
      texts={{ loading: t('detailsLoading'), none: t('noDetails'), bad: t('badDetails') }}
    >
      {(person) => (
        <div className="grid gap-5">
          <PersonHead person={person} />
          <ContactFacts person={person} />
          <PersonalFacts person={person}>
            <Fact label={t('userType')}>{words(`type.${person.userType}`)}</Fact>
          </PersonalFacts>
          {isPriest(person.userType) && <PanditFacts person={person} />}
          <SystemFacts person={person} />
        </div>
      )}
    </RecordDialog>
  );
}
