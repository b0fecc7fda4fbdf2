/** Where the API is on this host: `/api`, or the path that the settings have. The root writes it into every page. */

export const API_BASE_NAME = 'api-base';

let known: string | undefined;

export function apiBase(): string {
  if (typeof document === 'undefined') return '/api';
  known ??= document.querySelector<HTMLMetaElement>(`meta[name="${API_BASE_NAME}"]`)?.content ?? '/api';
  return known;
}
