import type { FestivalDay } from '#contract/almanac/festivals.ts';
import { STATE } from '#domain/state.ts';
import type { Day } from '#domain/time.ts';
import type { Thing } from '../../../../parts/site/meta.ts';

interface Festival {
  slug: string;
  names: { en: string; or: string; hi: string };
  line: string;
  days: readonly FestivalDay[];
}

/** Its days that are still to come, for search engines (schema.org). */
export function aboutFestival(
  { slug, names, line, days }: Festival,
  { today, origin, picture }: { today: Day; origin: string; picture: string },
): Thing {
  const events = days
    .filter(({ date }) => date >= today)
    .map(({ date, announced }): Thing => ({
      '@type': 'Event',
      name: names.en,
      alternateName: [names.or, names.hi],
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
