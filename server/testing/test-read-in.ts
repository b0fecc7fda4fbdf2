import type { CallInput, Key, Reply } from '#contract/index.ts';
import { pathOf } from '#contract/page.ts';
import { LOCALE_COOKIE } from '#domain/locale.ts';
import type { Answer, TestApp } from './test-app.ts';

type Reader = { token: string } | null;

/** A call as a page of that language makes it. */
export async function callIn<K extends Key>(
  { url }: Pick<TestApp, 'url'>,
  locale: string,
  key: K,
  input: CallInput<K>,
  who: Reader = null,
): Promise<Pick<Answer<K>, 'status' | 'body'>> {
  const [method = 'GET'] = key.split(' ');
  const { body } = input as { body?: unknown };
  const reply = await fetch(`${url}/api${pathOf(key, input)}`, {
    method,
    headers: {
      cookie: `${LOCALE_COOKIE}=${locale}`,
      ...(who && { authorization: `Bearer ${who.token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  // what every call answers with
  return { status: reply.status, body: (await reply.json()) as Answer<K>['body'] };
}

/** What it answers with. */
export const readIn = async <K extends Key>(
  t: Pick<TestApp, 'url'>,
  locale: string,
  key: K,
  input: CallInput<K>,
  who: Reader = null,
): Promise<Reply<K>> => (await callIn(t, locale, key, input, who)).body.data;
