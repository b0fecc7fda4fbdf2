/** Where the API is: `/api` beside these pages, or where the settings have it. The root writes it into every page. */

export const API_BASE_NAME = 'api-base';

let known: string | undefined;

export function apiBase(): string {
  if (typeof document === 'undefined') return '/api';
  known ??= document.querySelector<HTMLMetaElement>(`meta[name="${API_BASE_NAME}"]`)?.content ?? '/api';
  return known;
}

/** Whether the server that draws the pages sees the sign-in's cookie: not where the API is at another host. */
export const isElsewhere = (): boolean => !apiBase().startsWith('/');
