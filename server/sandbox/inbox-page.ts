import { DEFAULT_LOCALE, languageOf, type Locale } from '#domain/locale.ts';
import { instantOf } from '#domain/time.ts';
import { languageByLetters } from '#domain/words/script.ts';
import { datesIn } from '../words/dates.ts';
import { sayer } from '../words/words.ts';
import { escaped } from './html.ts';
import type { SandboxMessage } from './message-store.ts';

const REFRESH_SECONDS = 5;

/** The inbox as one page of HTML: no script, no inline style, every value escaped. */
export function inboxPage(
  brand: string,
  messages: readonly SandboxMessage[],
  to: string | undefined,
  locale: Locale,
): string {
  const say = sayer(locale, 'inbox');
  const named = { brand: escaped(brand) };
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${REFRESH_SECONDS}">
<meta name="robots" content="noindex">
<title>${say('title', named)}</title>
<link rel="stylesheet" href="/sandbox/inbox.css">
</head>
<body>
<header>
<h1>${say('heading')}</h1>
<p>${say('lead', named)}</p>
${to ? `<p class="filter">${say('onlyTo', { to: `<strong>${escaped(to)}</strong>` })} · <a href="/sandbox/inbox">${say('all')}</a></p>` : ''}
</header>
<main>
${messages.length > 0 ? `<ol>${messages.map((one) => card(one, locale)).join('')}</ol>` : `<p class="empty">${say('none')}</p>`}
</main>
</body>
</html>
`;
}

function card(message: SandboxMessage, locale: Locale): string {
  const recipient = escaped(message.recipient);
  const sent = message.sentAt;
  return `<li>
<p class="head"><a href="/sandbox/inbox?to=${encodeURIComponent(message.recipient)}">${recipient}</a>
<span class="channel">${escaped(message.channel)}</span>
<time datetime="${sent.toISOString()}">${datesIn(locale).moment(instantOf(sent))}</time></p>
<p class="text" lang="${languageByLetters(message.text) ?? languageOf(DEFAULT_LOCALE)}">${escaped(message.text).replace(/^\d{6}\b/, '<strong class="code">$&</strong>')}</p>
</li>`;
}
