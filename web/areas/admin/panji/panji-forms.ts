import { z } from 'zod';
import { text, typedNumber } from '#contract/fields.ts';
import { panjiCalls } from '#contract/almanac/panji.ts';
import { minutesOf } from '#domain/time.ts';
import { isTicked } from '../../../parts/forms/ticked.ts';

/** Published days as the forms of the office send them. */

const { festival, panji, date, source } = panjiCalls['POST /panchang/admin/panji-dates'].body.shape;

/** Fields post text: an hour is `HH:MM` or empty, a sign a number or empty. */
export const dayForm = z
  .object({
    festival,
    panji,
    date,
    source,
    hour: typedNumber().regex(/^(|([01]\d|2[0-3]):[0-5]\d)$/, 'panji_hour'),
    lagna: typedNumber().regex(/^(|[1-9]|1[0-2])$/, 'panji_lagna'),
    isSure: isTicked,
  })
  .transform(({ hour, lagna, ...day }) => ({
    ...day,
    atMinute: hour === '' ? null : minutesOf(hour),
    lagna: lagna === '' ? null : Number(lagna),
  }));

export const removeForm = z.object({
  festival,
  panji,
  year: typedNumber()
    .regex(/^\d{4}$/, 'almanac_years')
    .transform(Number),
});

export const tableForm = z.object({ csv: text(100_000, 'panji_csv_empty'), isSure: isTicked });
