import type { CallInput, Key, Reply } from '#contract/index.ts';
import type { MessageCode } from '#contract/messages.ts';
import { DRAWN_FOR, pathOf } from '#contract/page.ts';
import { again } from './again.ts';
import { personHere } from '../one-person.ts';
import { apiBase } from './api-base.ts';

/** The API from a page: typed by the contract, without its schemas, so that no page loads them to make a call. */

export const TIMEOUT_MS = 10_000;

/** What to say where no answer came (specification, public, section 9): a page writes its own words in, since none can be fetched then. */
export const unanswered = { timeout: '', offline: '' };

/**
 * A call that did not succeed. `offline` and `timeout` never reached an answer; `refused` is an answer without a code, whose
 * message may be empty.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: MessageCode | 'offline' | 'timeout' | 'refused';
  /** Field name to the sentence of what is wrong with it. */
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds after which trying again may help, where the server said so. */
  readonly retryAfter: number | null;

  constructor(
    status: number,
    code: ApiError['code'],
    message: string,
    { fields = {}, retryAfter = null }: Partial<Pick<ApiError, 'fields' | 'retryAfter'>> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}

export interface Answer<K extends Key> {
  data: Reply<K>;
  message: string;
}

interface Options {
  signal?: AbortSignal;
  timeoutMs?: number;
  /** Is sent even if the page is left. */
  keepalive?: boolean;
}

/** Makes a call. Throws `ApiError`. */
export async function ask<K extends Key>(key: K, input: CallInput<K>, options: Options = {}): Promise<Answer<K>> {
  const [method = 'GET'] = key.split(' ');
  const { body } = input as { body?: unknown };
  const request: RequestInit = {
    method,
    ...(options.keepalive && { keepalive: true }),
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  };
  return send<K>(addressOf(key, input), request, options);
}

/** Where a call goes: its path filled in, its query behind. What is drawn on the server, too, says below which path (`useSite().api`). */
export function addressOf<K extends Key>(key: K, input: CallInput<K>, base: string = apiBase()): string {
  return `${base}${pathOf(key, input)}`;
}

/** Sends a file as multipart `file`. */
export async function upload<K extends 'POST /uploads/ritual-image' | 'POST /uploads/profile-image'>(
  key: K,
  file: File,
): Promise<Answer<K>> {
  const form = new FormData();
  form.append('file', file);
  return send<K>(`${apiBase()}${key.split(' ')[1]}`, { method: 'POST', body: form }, { timeoutMs: 60_000 });
}

async function send<K extends Key>(url: string, request: RequestInit, options: Options): Promise<Answer<K>> {
  const reply = await fetchAsViewer(url, request, options);
  const answer = (await reply.json().catch(() => null)) as { success: true; data: Reply<K>; message: string } | Refusal;
  if (answer?.success) return answer;
  throw refusalOf(reply, answer);
}

type Refusal =
  | { success: false; message: string; error: { code: MessageCode; fields?: Record<string, string> } }
  /** Where somebody between us and the server answered. */
  | { success?: false; message?: unknown; error?: undefined }
  | null;

/** What a reply that is no success says, as far as it can be read. Throws where nobody can tell whether it is one. */
export function refusalOf(reply: Response, answer: Refusal): ApiError {
  if (!answer?.error) {
    const said = typeof answer?.message === 'string' ? answer.message : '';
    // what went wrong is then for the call to say, if the answer does not
    if (reply.ok && answer?.success === false) return new ApiError(reply.status, 'refused', said);
    if (reply.ok) throw new TypeError('This is no answer of ours.');
    return new ApiError(reply.status, 'unexpected', said || `Server error: ${reply.status}`);
  }
  const seconds = Number(reply.headers.get('retry-after'));
  return new ApiError(reply.status, answer.error.code, answer.message, {
    ...(answer.error.fields && { fields: answer.error.fields }),
    retryAfter: seconds > 0 ? seconds : null,
  });
}

/** The bare call; a read is repeated automatically while the server is busy. Throws `ApiError` if no answer came at all. */
export function fetchAsViewer(url: string, request: RequestInit, options: Options = {}): Promise<Response> {
  const go = () => attempt(url, request, options);
  return request.method === 'GET' ? again(go, options.signal) : go();
}

async function attempt(url: string, request: RequestInit, options: Options): Promise<Response> {
  const limit = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS);
  try {
    // what changes something says whom its page was drawn for: another may be signed in by now
    const person = request.method !== 'GET' && personHere();
    const headers = { ...(request.headers as Record<string, string>), ...(person && { [DRAWN_FOR]: person }) };
    return await fetch(url, {
      ...request,
      headers,
      signal: options.signal ? AbortSignal.any([options.signal, limit]) : limit,
    });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    if (limit.aborted) throw new ApiError(0, 'timeout', unanswered.timeout);
    throw new ApiError(0, 'offline', unanswered.offline);
  }
}
