import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { Refused } from './form-result.ts';
import { newerOf, useNewer } from './use-newer.ts';

const refused = (code: Refused['code'], typed: Refused['typed'] = {}): Refused => ({
  ok: false,
  form: 'save',
  code,
  message: '',
  fields: {},
  typed,
});
const [opened, saved] = [
  { __v: 3, name: 'as it was opened' },
  { __v: 4, name: 'as somebody else has saved it' },
];

describe('what somebody else has made of it meanwhile', () => {
  test('is there to be chosen once it has been loaded, and not before', () => {
    const stale = refused('stale', { __v: '3' });
    expect(newerOf(opened, opened, stale)).toBeNull();
    expect(newerOf(opened, saved, stale)).toBe(saved);
  });

  test('is nothing to a form that was not refused, or for another reason', () => {
    expect(newerOf(opened, saved, null)).toBeNull();
    expect(newerOf(opened, saved, refused('invalid', { __v: '3' }))).toBeNull();
  });

  test('is told on a page that came anew without script: it was filled from an older one', () => {
    const Form = () => useNewer(saved, refused('stale', { __v: '3' })).newer?.name;
    const Page = createRoutesStub([{ path: '/', Component: Form }]);
    expect(renderToString(createElement(Page))).toBe(saved.name);
  });

  test('is nothing where what was sent was the newest', () => {
    const Form = () => useNewer(saved, refused('stale', { __v: '4' })).newer?.name ?? 'nothing';
    const Page = createRoutesStub([{ path: '/', Component: Form }]);
    expect(renderToString(createElement(Page))).toBe('nothing');
  });
});
