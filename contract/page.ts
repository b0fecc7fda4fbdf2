import type { Policy } from '#domain/booking/cancellation.ts';
import type { Locale, Values } from '#domain/locale.ts';
import type { CallInput, Key, Reply } from './index.ts';
import type { MessageCode } from './messages.ts';
import type { SessionUser } from './people.ts';

/** What the server hands to a page's loaders, and how a call is addressed. */

/** What a call carries; a file goes as multipart `file`. */
export type ServerInput<K extends Key> = CallInput<K> & { readonly file?: File };

/** Gives the `data` of a success; a refusal is thrown as a `Response` with a `Refusal` in it. */
export type ServerCall = <K extends Key>(key: K, input: ServerInput<K>) => Promise<Reply<K>>;

/** Why a call was refused: the body of what is thrown. */
export interface Refusal {
  readonly code: MessageCode;
  readonly message: string;
  /** Field name to the code of what is wrong with it. */
  readonly fields: Readonly<Record<string, MessageCode>>;
  readonly values?: Values | undefined;
  /** Seconds to wait, where waiting helps. */
  readonly retryAfter?: number | undefined;
}

/** Who runs the product and answers complaints, as far as the settings say. */
export interface Operator {
  readonly name: string | null;
  readonly address: string | null;
  readonly officer: string | null;
  readonly email: string | null;
  readonly phone: string | null;
}

export interface PageContext {
  /** Asks the API in the name of the visitor. */
  readonly call: ServerCall;
  /** The same with the sentence of its success. */
  readonly ask: <K extends Key>(key: K, input: ServerInput<K>) => Promise<{ data: Reply<K>; message: string }>;
  readonly viewer: SessionUser | null;
  /** This admin must have a second factor and has none yet. */
  readonly lacksFactor: boolean;
  /** Who reads it has chosen the digits of its language in place of 0 to 9. */
  readonly ownDigits: boolean;
  readonly brand: string;
  /** The language of the page's sentences, dates and numbers. */
  readonly locale: Locale;
  readonly operator: Operator;
  /** What a family is promised about cancelling that asks now. */
  readonly policy: Policy;
  /** For scripts and styles of this one reply. */
  readonly nonce: string;
  /** `https://host` as visitors see it. */
  readonly origin: string;
  /** Whether the built-in stand-ins run: the sign-in screen then says where codes go. */
  readonly sandbox: boolean;
  /** Below which path of this host browsers call the API. */
  readonly api: string;
  /** Strangers may come by and nothing is real: every page says so. */
  readonly trial: boolean;
  /** Who hears of a fault while rendering. */
  readonly report: (error: unknown) => void;
}

/** The header by which a page says whom it was drawn for. */
export const DRAWN_FOR = 'x-drawn-for';

/** The header of a page that can ask a person again: the question comes with 200, so the browser's console shows no fault. */
export const ASKS_AGAIN = 'x-asks-again';

/**
 * What is asked back before a form goes on, and answered in the same form: whether both pandits are meant, the code of an authenticator
 * app, a start code once more. Other programs are refused; to a person it is the next step.
 */
const questions: readonly MessageCode[] = [
  'asked_another',
  'booked_another',
  'second_factor_needed',
  'account_silent',
  'prove_again',
  'panji_far',
  'muhurat_never',
  'start_code_wrong',
  'start_code_waits',
  'begin_press_old',
];

export const isAskedBack = (code: MessageCode): boolean => questions.includes(code);

/** Where a call goes below the API: its path filled in, its query behind. */
export function pathOf<K extends Key>(key: K, input: CallInput<K>): string {
  const { params = {}, query } = input as { params?: Record<string, string>; query?: Record<string, string> };
  const path = key.slice(key.indexOf(' ') + 1);
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return `${filled}${query ? `?${new URLSearchParams(query)}` : ''}`;
}

/** Addresses of documents (docs/decisions/0096-documents.md), as the web draws them and the server keeps them. */
const documents =
  /^\/((home|services|pandits|panchang|festivals|eclipses|muhurat|about|help|terms|privacy|refund-policy)(?![\w-])|$)/;
const almanac = /^\/(panchang|festivals|eclipses|muhurat)(?![\w-])/;

/** Whether an address is one of the almanac’s pages. */
export const isOfAlmanac = (path: string): boolean => almanac.test(path);

/** Whether an address is a document's. */
export const isDocument = (path: string): boolean => documents.test(path);

/**
 * The next page is fetched while it is being pressed; what only leads on (signing out) or is not ours is left alone. It stands in
 * every document, and its hash tells browsers that it is ours: so a document is the same for everybody.
 */
export const SPECULATION = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              href_matches: [
                '/api/*',
                '/sandbox/*',
                '/uploads/*',
                '/settings',
                '/logout',
                '/:language/settings',
                '/:language/logout',
              ],
            },
          },
          { not: { selector_matches: '[download], [target=_blank], [hreflang]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
