import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { panjiNames, panjis } from '#domain/almanac/names/panji.ts';
import { inOrder, useLocalName } from '../../../../i18n/local-names.ts';
import { useNames } from '../../../../i18n/names.ts';
import { Button } from '../../../../ui/button.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { districts, type Place } from './asked.ts';

interface PlaceFormProps {
  /** The page that is shown for what is chosen: its route has `followAction`. */
  action: string;
  place: Place;
  /** What the page does not depend on is not asked. */
  asks?: 'both' | 'district' | 'panji';
  /** If the page is shown for no district: what the list shows instead of one. */
  elsewhere?: string | undefined;
}

/** For which district's sunrise, and by which family's almanac: remembered, and in the address. */
export function PlaceForm({ action, place, asks = 'both', elsewhere }: PlaceFormProps) {
  const t = useTranslations('panchang');
  const nameIn = useNames();
  const nameOf = useLocalName();
  const ours = useTranslations('almanac.panji');
  const says = useTranslations('almanac.wrong');
  const isNoDistrict = place.wrong.district !== undefined || place.wrong.degrees !== undefined;
  return (
    <Form
      method="post"
      action={action}
      reloadDocument
      className="flex flex-wrap items-end gap-2 max-sm:w-full print:hidden max-sm:[&>div]:min-w-0 max-sm:[&>div]:grow max-sm:[&>div]:basis-44 lg:flex-nowrap lg:[&>div]:min-w-0"
    >
      {asks === 'panji' ? (
        <input type="hidden" name="district" value={place.district} />
      ) : (
        <Select
          label={t('district')}
          name="district"
          defaultValue={elsewhere ? '' : place.district}
          {...(elsewhere && { placeholder: elsewhere, required: true })}
          options={inOrder(districts.map((name) => ({ value: name, label: nameOf(name) })))}
          {...(isNoDistrict && { error: says('chooseDistrict') })}
        />
      )}
      {asks === 'district' ? (
        <input type="hidden" name="panji" value={place.panji ?? ''} />
      ) : (
        <Select
          label={ours('label')}
          name="panji"
          defaultValue={place.panji ?? ''}
          options={[
            { value: '', label: ours('ours') },
            ...panjis.map((name) => ({ value: name, label: nameIn(panjiNames[name]) })),
          ]}
          {...(place.wrong.panji !== undefined && { error: says('choosePanji') })}
        />
      )}
      <Button type="submit" look="quiet">
        {t('show')}
      </Button>
    </Form>
  );
}
