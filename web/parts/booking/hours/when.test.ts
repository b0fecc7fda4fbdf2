import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import type { KeptWindow } from '#contract/almanac/muhurat.ts';
import { asDay } from '#domain/time.ts';
import { wordsFor } from '../../../i18n/catalogues.server.ts';
import { booking } from '../test-booking.ts';
import { When } from './when.tsx';

/** Hours of the night of 29 January 2027, in which the tithi changes. */
const hours: KeptWindow = {
  from: '2027-01-29T23:20:00+05:30',
  to: '2027-01-30T01:10:00+05:30',
  date: asDay('2027-01-29'),
  district: 'Jajpur',
  why: '',
  tithi: { index: 22, name: 'Krishna Saptami' },
  nakshatra: { index: 14, name: 'Chitra' },
  turns: [{ limb: 'tithi', index: 23, at: '2027-01-30T00:05:00+05:30', name: 'Krishna Ashtami' }],
  version: 1,
};

function drawn(muhurat: KeptWindow, day: string, startTime: string): string {
  const shown = booking({ muhurat, bookingDate: asDay(day), startTime, startsAt: `${day}T${startTime}:00+05:30` });
  const Page = createRoutesStub([{ path: '/', Component: () => createElement(When, { booking: shown }) }]);
  const messages = wordsFor('en-IN', 'base', 'bookingPage') as never;
  const page = createElement(Page, { initialEntries: ['/'] });
  const html = renderToString(
    // oxlint-disable-next-line react/no-children-prop -- the provider's types want them among its props
    createElement(IntlProvider, { locale: 'en-IN', timeZone: 'Asia/Kolkata', messages, children: page }),
  );
  return html.replaceAll(/<!--.*?-->/g, '').replaceAll(/<[^>]+>/g, ' ');
}

test('good hours are said with the date of their end, their tithis and their star', () => {
  const text = drawn(hours, '2027-01-29', '23:20');
  expect(text).toContain('Good hours 11:20 pm–1:10 am, 30 Jan · Krishna Saptami then Krishna Ashtami · Chitra');
  expect(text).not.toContain('have changed');
  // of a puja after midnight the begin is of the day before
  expect(drawn(hours, '2027-01-30', '00:30')).toContain('Good hours 11:20 pm, 29 Jan–1:10 am, 30 Jan');
});

test('hours that newer rules no longer give are kept, and it is said', () => {
  expect(drawn({ ...hours, rulesChanged: true }, '2027-01-29', '23:20')).toContain(
    'The rules for this ritual have changed since; this booking keeps the hours chosen then.',
  );
  expect(drawn({ ...hours, rulesChanged: false }, '2027-01-29', '23:20')).not.toContain('have changed');
});
