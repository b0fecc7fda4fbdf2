import { createElement, Fragment } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import type { KeptWindow } from '#contract/almanac/muhurat.ts';
import { nakshatraName, tithiFullName } from '#domain/almanac/names/names.ts';
import { asDay, instantOf, later, minutes } from '#domain/time.ts';
import { wordsFor } from '../../../i18n/catalogues.server.ts';
import { booking } from '../test-booking.ts';
import { When, WhenBounds } from './when.tsx';

/** Hours of the night of 29 January 2027, in which the tithi changes. */
const hours: KeptWindow = {
  from: '2027-01-29T23:20:00+05:30',
  to: '2027-01-30T01:10:00+05:30',
  date: asDay('2027-01-29'),
  district: 'Jajpur',
  tithi: { index: 22, names: tithiFullName(22) },
  nakshatra: { index: 14, names: nakshatraName(14) },
  turns: [{ limb: 'tithi', index: 23, at: '2027-01-30T00:05:00+05:30', names: tithiFullName(23) }],
  warnings: [],
  version: 1,
};

/** Of a puja of an hour, unless told. */
function drawn(muhurat: KeptWindow, day: string, startTime: string, length = 60): string {
  const startsAt = `${day}T${startTime}:00+05:30`;
  const endsAt = new Date(later(instantOf(startsAt), minutes(length))).toISOString();
  const shown = booking({ muhurat, bookingDate: asDay(day), startTime, startsAt, endsAt });
  const parts = [When, WhenBounds].map((Part) => createElement(Part, { booking: shown, key: Part.name }));
  const Page = createRoutesStub([{ path: '/', Component: () => createElement(Fragment, null, parts) }]);
  const messages = wordsFor('en-IN', 'base', 'bookingPage') as never;
  const page = createElement(Page, { initialEntries: ['/'] });
  const html = renderToString(
    // oxlint-disable-next-line react/no-children-prop -- the provider's types want them among its props
    createElement(IntlProvider, { locale: 'en-IN', timeZone: 'Asia/Kolkata', messages, children: page }),
  );
  return html
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('\u00a0', ' ');
}

test('good hours are said with the date of their end, their tithis and their star', () => {
  const text = drawn(hours, '2027-01-29', '23:20');
  expect(text).toContain('Good hours 11:20 pm–1:10 am, 30 Jan · Krishna Saptami then Krishna Ashtami · Chitra');
  expect(text).not.toContain('have changed');
  // of a puja after midnight the begin is of the day before
  expect(drawn(hours, '2027-01-30', '00:30')).toContain('Good hours 11:20 pm, 29 Jan–1:10 am, 30 Jan');
});

test('a booking says by when its ritual has to begin to end within its hours, and that it lasts longer where it does', () => {
  const inTime = drawn(hours, '2027-01-29', '23:20');
  expect(inTime).toContain(
    'Begun by 12:10 am, 30 Jan the ritual also ends within the good hours. Begun after 1:10 am, 30 Jan it is outside the good hours.',
  );
  expect(inTime).not.toContain('longer');
  expect(drawn(hours, '2027-01-30', '00:30')).toContain(
    'Begun at 12:30 am, 30 Jan, the ritual lasts until about 1:30 am, 30 Jan: longer than its good hours, which end at 1:10 am, 30 Jan.',
  );
  // begun with them it is too long already: there is no time by which it would end within them
  const long = drawn(hours, '2027-01-29', '23:20', 180);
  expect(long).toContain('lasts until about 2:20 am, 30 Jan');
  expect(long).not.toContain('Begun by');
});

test('hours that newer rules no longer give are kept, and it is said', () => {
  expect(drawn({ ...hours, rulesChanged: true }, '2027-01-29', '23:20')).toContain(
    'The rules for this ritual have changed since; this booking keeps the hours chosen then.',
  );
  expect(drawn({ ...hours, rulesChanged: false }, '2027-01-29', '23:20')).not.toContain('have changed');
});
