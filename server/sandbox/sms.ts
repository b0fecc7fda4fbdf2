import type { Plugin } from '../deps.ts';

/** The stand-in for the SMS vendor, under `/sandbox/msg91`, and the inbox page of what it took. */
export const smsSandbox: Plugin = () => undefined;
