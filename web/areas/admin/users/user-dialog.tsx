import { useTranslations } from 'use-intl';
import type { Profile } from '#contract/people.ts';
import { isPriest } from '#domain/roles.ts';
import { ContactFacts, PanditFacts, PersonalFacts, PersonHead, SystemFacts } from '../people/person-facts.tsx';
import { Fact } from '../shared/facts.tsx';
import { OpenedDialog } from '../shared/opened/opened-dialog.tsx';
import type { Opened } from '../shared/opened/opened.ts';

/** Everything known of one person. */
export function UserDialog({ opened, onClose }: { opened: Opened<Profile>; onClose: () => void }) {
  const t = useTranslations('admin.users');
  const words = useTranslations('admin.person');
  return (
    <OpenedDialog
      opened={opened}
      title={t('details')}
      texts={{ none: t('noDetails'), bad: t('badDetails') }}
      onClose={onClose}
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
    </OpenedDialog>
  );
}
