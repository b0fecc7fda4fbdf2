import { statusOf } from '#contract/errors.ts';
import { DEFAULT_LOCALE, type Locale } from '#domain/locale.ts';
import { isMessageCode, type MessageCode } from '#contract/messages.ts';
import { sentence, type Values } from '#contract/words/sentences.ts';

/** Field name to the code of what is wrong with it. */
export type FieldCodes = Record<string, MessageCode>;

export type ValuesByLanguage = Values | ((locale: Locale) => Values);

export const valuesIn = (values: ValuesByLanguage | undefined, locale: Locale): Values | undefined =>
  typeof values === 'function' ? values(locale) : values;

export interface FailureDetails {
  readonly fields?: FieldCodes | undefined;
  /** Seconds to wait, where waiting helps. */
  readonly retryAfter?: number | undefined;
  /** For the gaps in the sentences; those that differ by language are asked for in the one of whoever is answered. */
  readonly values?: ValuesByLanguage | undefined;
}

/** A refusal: known, expected, with a sentence for the person who asked. */
export class Failure extends Error {
  readonly code: MessageCode;
  readonly details: FailureDetails;

  constructor(code: MessageCode, details: FailureDetails = {}) {
    super(sentence(code, valuesIn(details.values, DEFAULT_LOCALE)));
    this.code = code;
    this.details = details;
  }
}

/** Ends the call with a refusal; `fields` puts the sentence beside the field it is about. */
export function refuse(code: MessageCode, details?: FailureDetails): never {
  throw new Failure(code, details);
}

export const statusFor = (code: MessageCode): number => statusOf[code] ?? 500;

export interface FailureBody {
  success: false;
  message: string;
  error: { code: MessageCode; fields: Record<string, string>; fieldCodes: FieldCodes; values?: Values };
}

export function failureBody(
  code: MessageCode,
  { fields = {}, values: byLanguage }: FailureDetails = {},
  locale: Locale = DEFAULT_LOCALE,
): FailureBody {
  const values = valuesIn(byLanguage, locale);
  const [first] = Object.values(fields);
  // one wrong field whose sentence stands on its own says more than "check the marked fields"
  const head = code === 'malformed' && first && !generic.has(first) ? first : code;
  const sentences = Object.fromEntries(
    Object.entries(fields).map(([name, why]) => [name, sentence(why, values, locale)]),
  );
  return {
    success: false,
    message: sentence(head, values, locale),
    error: { code, fields: sentences, fieldCodes: fields, ...(values && { values }) },
  };
}

const generic = new Set<MessageCode>(['required', 'invalid', 'unknown_field', 'too_long']);

interface Issue {
  readonly keyword?: string | undefined;
  readonly instancePath?: string | undefined;
  readonly message?: string | undefined;
  readonly params?: Record<string, unknown> | undefined;
}

/** No form of ours has more wrong at once; and what a caller makes up is not read back to them at length. */
const FIELDS = 20;
const NAME = 100;

/** zod's findings as codes by field, the first twenty. Our schemas carry a code as message; zod's own findings are named by their kind. */
export function fieldsOf(issues: readonly Issue[]): FieldCodes {
  const fields = new Map<string, MessageCode>();
  for (const issue of issues) {
    for (const [name, code] of foundBy(issue, FIELDS)) if (!fields.has(name)) fields.set(name, code);
    if (fields.size >= FIELDS) break;
  }
  return Object.fromEntries([...fields].slice(0, FIELDS));
}

function foundBy(issue: Issue, most: number): (readonly [name: string, MessageCode])[] {
  const path = (issue.instancePath ?? '').split('/').filter(Boolean).join('.').slice(0, NAME);
  if (issue.keyword !== 'unrecognized_keys') return [[path || 'body', codeOf(issue)]];
  const keys = (issue.params?.['keys'] ?? []) as readonly string[];
  return keys.slice(0, most).map((key) => [(path ? `${path}.${key}` : key).slice(0, NAME), 'unknown_field']);
}

function codeOf(issue: Issue): MessageCode {
  if (issue.message && isMessageCode(issue.message)) return issue.message;
  if (issue.keyword === 'invalid_type' && issue.message?.endsWith('received undefined')) return 'required';
  return issue.keyword === 'too_big' && issue.params?.['origin'] === 'string' ? 'too_long' : 'invalid';
}
