import { buttonClass } from '../../../ui/button.tsx';

/** What a pandit is shown without a network in place of a page that is not kept: so much, a way to try again, and what there is. */

export interface NotKeptWords {
  readonly title: string;
  readonly text: string;
  readonly retry: string;
  /** Over the pages that are kept. */
  readonly kept: string;
}
export interface KeptTitle {
  readonly address: string;
  readonly title: string;
}

/** Where it lies among the kept pages; `pandit-worker.js` gives it. */
export const NOT_KEPT = '/pandit/not-kept';

/** A document without script, in the styles of the page it is made on. */
export function notKeptPage(words: NotKeptWords, kept: readonly KeptTitle[]): Response {
  const page = document.implementation.createHTMLDocument(words.title);
  page.documentElement.lang = document.documentElement.lang;
  for (const [name, content] of [
    ['viewport', 'width=device-width, initial-scale=1'],
    ['color-scheme', 'light dark'],
  ] as const) {
    const meta = page.createElement('meta');
    Object.assign(meta, { name, content });
    page.head.append(meta);
  }
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    const sheet = page.createElement('link');
    Object.assign(sheet, { rel: 'stylesheet', href });
    page.head.append(sheet);
  }
  const main = element(page, 'main', 'measure grid justify-items-start gap-4 py-10');
  const retry = element(page, 'a', buttonClass('main'), words.retry);
  // the address that was asked for
  retry.setAttribute('href', '');
  main.append(element(page, 'h1', 'text-5', words.title), element(page, 'p', '', words.text), retry);
  if (kept.length > 0) {
    const list = element(page, 'ul', 'grid');
    for (const { address, title } of kept) {
      const link = element(page, 'a', 'inline-block py-2.5 text-maroon underline underline-offset-4', title);
      link.setAttribute('href', address);
      const item = element(page, 'li', '');
      item.append(link);
      list.append(item);
    }
    main.append(element(page, 'h2', 'text-4', words.kept), list);
  }
  page.body.append(main);
  return new Response(`<!doctype html>${page.documentElement.outerHTML}`, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'self'; img-src 'self' data:",
    },
  });
}

function element(page: Document, name: string, look: string, text = ''): HTMLElement {
  const one = page.createElement(name);
  one.className = look;
  one.textContent = text;
  return one;
}
