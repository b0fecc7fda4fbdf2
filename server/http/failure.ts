import { statusOf } from '#contract/errors.ts';
import { isMessageCode, messages, type MessageCode } from '#contract/messages.ts';

/** Field name to the code of what is wrong with it. */
export type FieldCodes = Record<string, MessageCode>;

/** A refusal: known, expected, with a sentence for the person who asked. */
export class Failure extends Error {
  readonly code: MessageCode;
  readonly fields: FieldCodes;
  /** Seconds to wait, where waiting helps. */
  readonly retryAfter: number | undefined;

  constructor(code: MessageCode, details: { fields?: FieldCodes; retryAfter?: number } = {}) {
    super(messages[code]);
    this.code = code;
    this.fields = details.fields ?? {};
    this.retryAfter = details.retryAfter;
  }
}

/** Ends the call with a refusal; `fields` puts the sentence beside the field it is about. */
export function refuse(code: MessageCode, details?: { fields?: FieldCodes; retryAfter?: number }): never {
  throw new Failure(code, details);
}

export const statusFor = (code: MessageCode): number => statusOf[code] ?? 500;

export interface FailureBody {
  success: false;
  message: string;
  error: { code: MessageCode; fields: Record<string, string>; fieldCodes: FieldCodes };
}

export function failureBody(code: MessageCode, fields: FieldCodes = {}): FailureBody {
  const [first] = Object.values(fields);
  // one wrong field whose sentence stands on its own says more than "check the marked fields"
  const head = code === 'malformed' && first && !generic.has(first) ? first : code;
  const sentences = Object.fromEntries(Object.entries(fields).map(([name, why]) => [name, messages[why]]));
  return { success: false, message: messages[head], error: { code, fields: sentences, fieldCodes: fields } };
}

const generic = new Set<MessageCode>(['required', 'invalid', 'unknown_field', 'too_long']);

interface Issue {
  readonly keyword?: string | undefined;
  readonly instancePath?: string | undefined;
  readonly message?: string | undefined;
  readonly params?: Record<string, unknown> | undefined;
}

/** zod's findings as codes by field. Our schemas carry a code as message; the rest is told by its kind. */
export function fieldsOf(issues: readonly Issue[]): FieldCodes {
  const fields: FieldCodes = {};
  for (const issue of issues) {
    const path = (issue.instancePath ?? '').split('/').filter(Boolean).join('.');
    if (issue.keyword === 'unrecognized_keys') {
      const keys = (issue.params?.['keys'] ?? []) as readonly string[];
      for (const key of keys) fields[path ? `${path}.${key}` : key] ??= 'unknown_field';
    } else {
      fields[path || 'body'] ??= codeOf(issue);
    }
  }
  return fields;
}

function codeOf(issue: Issue): MessageCode {
  if (issue.message && isMessageCode(issue.message)) return issue.message;
  if (issue.keyword === 'invalid_type' && issue.message?.endsWith('received undefined')) return 'required';
  return issue.keyword === 'too_big' && issue.params?.['origin'] === 'string' ? 'too_long' : 'invalid';
}
