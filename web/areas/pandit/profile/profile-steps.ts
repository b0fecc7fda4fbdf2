import { profileStep } from '../../../parts/account/save-profile.ts';
import { ownProfile } from './profile-asked.ts';
import { address, languages, personal, rituals, ritualsSent, temple } from './profile-schemas.ts';

/** Each part of a pandit's profile is saved separately. */
export const profileSteps = {
  personal: profileStep(personal),
  address: profileStep(address),
  temple: profileStep({
    ...temple,
    update: async (values, changed, was, page) => {
      if (!values.isSameAsHomeAddress) return temple.update(values, changed, was);
      const { district, city } = await ownProfile(page);
      const home = { templeDistrict: district ?? '', templeCity: city ?? '' };
      return temple.update({ ...values, ...home }, changed, was);
    },
  }),
  languages: profileStep(languages),
  rituals: profileStep({ ...rituals, schema: ritualsSent }),
};
