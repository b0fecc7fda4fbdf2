import type { FastifyRequest } from 'fastify';
import { DEFAULT_LOCALE, LOCALE_COOKIE, localeFrom, type Locale } from '#domain/locale.ts';
import type { Config } from '../config.ts';

/** The language a visitor reads: the one chosen in this browser, else ours. The made-up one is for tests alone. */
export const localeOf = ({ UNSAFE_FOR_TESTS }: Pick<Config, 'UNSAFE_FOR_TESTS'>, { cookies }: FastifyRequest): Locale =>
  localeFrom(cookies[LOCALE_COOKIE], { allowMadeUp: UNSAFE_FOR_TESTS }) ?? DEFAULT_LOCALE;
