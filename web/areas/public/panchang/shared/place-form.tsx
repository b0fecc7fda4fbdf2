import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../ui/button.tsx';
import { Select } from '../../../../ui/form/select.tsx';

interface PlaceFormProps {
  /** The page that is shown for another district. */
  action: string;
  district: string;
  districts: readonly string[];
}

/** For which district's sunrise: the address keeps it. */
export function PlaceForm({ action, district, districts }: PlaceFormProps) {
  const t = useTranslations('panchang');
  return (
    <Form action={action} reloadDocument className="flex items-end gap-2 print:hidden">
      <Select
        label={t('district')}
        name="district"
        defaultValue={district}
        options={districts.map((name) => ({ value: name, label: name }))}
      />
      <Button type="submit" look="quiet">
        {t('show')}
      </Button>
    </Form>
  );
}
