import { hindiDates, odiaDates, type DateWriter } from '#domain/words/dates.ts';
import { DEVANAGARI, inDigits, ODIA } from '#domain/words/digits.ts';
import { writeDatesBy } from '../formats.ts';
import { withDigits } from '../reader.ts';

/** Days and hours in Odia and Hindi: for the server, and for browsers that show a page in one of them. */
writeDatesBy('or-IN', odiaDates);
writeDatesBy('hi-IN', hindiDates);
writeDatesBy(withDigits('or-IN', true), inOwnDigits(odiaDates, ODIA));
writeDatesBy(withDigits('hi-IN', true), inOwnDigits(hindiDates, DEVANAGARI));

/** The same with the digits that begin at a zero. */
function inOwnDigits(writer: DateWriter, zero: number): DateWriter {
  const own = Object.entries(writer).map(([name, write]) => [
    name,
    (given: never) => inDigits((write as (given: never) => string)(given), zero),
  ]);
  // one function for each of the writer's, under its name
  return Object.fromEntries(own) as DateWriter;
}
