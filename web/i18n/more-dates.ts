import { hindiDates, odiaDates } from '#domain/words/dates.ts';
import { writeDatesBy } from './formats.ts';

/** Days and hours in Odia and Hindi: for the server, and for browsers that show a page in one of them. */
writeDatesBy('or-IN', odiaDates);
writeDatesBy('hi-IN', hindiDates);
