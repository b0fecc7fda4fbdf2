import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub, UNSAFE_ErrorResponseImpl as Failed } from 'react-router';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { wordsFor } from '../../../i18n/catalogues.server.ts';
import { asDocument } from '../../../parts/site/document.tsx';
import * as home from '../home/route.tsx';
import * as services from './route.tsx';

const drawn = (path: string, ErrorBoundary: ComponentType, retryAfter?: number): string => {
  const refusal = { code: 'overloaded', message: 'Many people are here just now.', fields: {}, retryAfter };
  const Page = createRoutesStub([{ id: 'page', path, Component: () => null, ErrorBoundary, handle: asDocument }]);
  const page = createElement(Page, {
    initialEntries: [`${path}?search=vivah`],
    hydrationData: { loaderData: {}, errors: { page: new Failed(503, '', refusal) } },
  });
  const messages = wordsFor('en-IN', 'base') as never;
  return renderToString(
    // oxlint-disable-next-line react/no-children-prop -- the provider's types want them among its props
    createElement(IntlProvider, { locale: 'en-IN', timeZone: 'Asia/Kolkata', messages, children: page }),
  );
};

test.each([
  ['Services', '/services', services],
  ['Home', '/home', home],
] as const)('%s says where the rituals do not come, and its Retry needs no script', (_name, path, page) => {
  expect([page.handle, page.clientLoader.name]).toEqual([expect.objectContaining(asDocument), 'toDocument']);
  const text = drawn(path, page.ErrorBoundary, 5);
  expect(text).toContain('Failed to load rituals. Please try again.');
  expect(text).toContain('Many people are here just now.');
  // pressed, or automatically if the server says when
  expect(text).toMatch(new RegExp(`<a href="${path}\\?search=vivah" data-again="5"[^>]*>Retry</a>`));
  expect(drawn(path, page.ErrorBoundary)).toMatch(new RegExp(`<a href="${path}\\?search=vivah" class[^>]*>Retry</a>`));
});
