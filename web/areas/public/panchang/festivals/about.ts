import type { FestivalDay } from '#contract/almanac/festivals.ts';
import type { Names } from '#domain/almanac/names/names.ts';
import { STATE } from '#domain/state.ts';
import type { Day } from '#domain/time.ts';
import type { NameOf } from '../../../../i18n/names.ts';
import type { Thing } from '../../../../parts/site/meta.ts';

interface Festival {
  slug: string;
  names: Names;
  line: string;
  days: readonly FestivalDay[];
}

/** Its days that are still to come, for search engines (schema.org). */
export function aboutFestival(
  { slug, names, line, days }: Festival,
  { today, origin, picture, nameIn }: { today: Day; origin: string; picture: string; nameIn: NameOf },
): Thing {
  const name = nameIn(names);
  const events = days
    .filter(({ date }) => date >= today)
    .map(({ date, announced }): Thing => ({
      '@type': 'Event',
      name,
      alternateName: Object.values(names).filter((other) => other !== name),
      description: line,
      startDate: date,
      endDate: date,
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      url: `${origin}/festivals/${slug}`,
      image: origin + picture,
      location: {
        '@type': 'Place',
        name: STATE,
        address: { '@type': 'PostalAddress', addressRegion: STATE, addressCountry: 'IN' },
      },
      ...(announced?.date === null && { disambiguatingDescription: 'The day is announced by people in the end.' }),
    }));
  return { '@graph': events };
}
