import { useTranslations } from 'use-intl';
import type { Profile } from '#contract/people.ts';
import { isPriest } from '#domain/roles.ts';
import { Fact } from './facts.tsx';
import { PersonDialog } from './person-dialog.tsx';
import { ContactFacts, PanditFacts, PersonalFacts, PersonHead, SystemFacts } from './person-facts.tsx';

interface UserDialogProps {
  userId: string | null;
  known: Profile | undefined;
  onClose: () => void;
}

/** Everything known of one person. */
export function UserDialog(asked: UserDialogProps) {
  const t = useTranslations('admin.users');
  const words = useTranslations('admin.person');
  return (
    <PersonDialog
      {...asked}
      title={t('details')}
      texts={{ loading: t('detailsLoading'), none: t('noDetails'), bad: t('badDetails') }}
      fits={() => true}
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
    </PersonDialog>
  );
}
