import { z } from 'zod';
import { SmsError, type Language, type Sms, type SmsSender } from './port.ts';

export interface Msg91Settings {
  readonly url: () => string;
  readonly authKey: string;
  readonly otpTemplate: string;
  readonly noticeTemplate: string;
  /** Templates in other languages. What has none goes out in English. */
  readonly otpTemplates?: Templates;
  readonly noticeTemplates?: Templates;
  /** How long the vendor may take; below the ten seconds a call of ours may. */
  readonly timeoutMs?: number;
}

type Templates = Readonly<Partial<Record<Language, string | undefined>>>;

const TIMEOUT = 5_000;

const answer = z.object({ type: z.string(), message: z.string().optional() });

/** MSG91's Flow API (docs.msg91.com, "Send SMS"): one call, one message, by registered template. */
export function msg91(settings: Msg91Settings): SmsSender {
  return {
    async send(phone, message) {
      const reply = await post(settings, requestFor(settings, phone, message));
      const { type, message: words } = await readAnswer(reply);
      if (reply.ok && type === 'success') return;
      const passing = reply.status === 429 || reply.status >= 500;
      throw new SmsError(`MSG91 refused with ${reply.status}: ${withoutNumbers(words ?? type)}`, passing, 'refused');
    },
  };
}

function requestFor(settings: Msg91Settings, phone: string, message: Sms) {
  const mobiles = `91${phone}`;
  if (message.kind === 'otp') {
    const own = message.language && settings.otpTemplates?.[message.language];
    return { template_id: own ?? settings.otpTemplate, recipients: [{ mobiles, otp: message.code }] };
  }
  const own = message.own && settings.noticeTemplates?.[message.own.language];
  return message.own && own
    ? { template_id: own, recipients: [{ mobiles, text: message.own.text }] }
    : { template_id: settings.noticeTemplate, recipients: [{ mobiles, text: message.text }] };
}

async function post(settings: Msg91Settings, body: unknown): Promise<Response> {
  try {
    return await fetch(`${settings.url()}/api/v5/flow`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', authkey: settings.authKey },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(settings.timeoutMs ?? TIMEOUT),
    });
  } catch (error) {
    throw unreachable(error);
  }
}

/** A gateway in between may answer with a page instead of JSON. */
async function readAnswer(reply: Response): Promise<z.output<typeof answer>> {
  const text = await reply.text().catch((error: unknown) => {
    throw unreachable(error);
  });
  try {
    return answer.parse(JSON.parse(text));
  } catch {
    throw new SmsError(`MSG91 answered ${reply.status} with something else than its JSON`, true, 'unreadable');
  }
}

function unreachable(error: unknown): SmsError {
  return new SmsError(`MSG91 does not answer (${error instanceof Error ? error.name : 'unknown'})`, true, 'silent');
}

/** The vendor may repeat a phone or a code in its complaint; logs must not. */
const withoutNumbers = (text: string): string => text.slice(0, 200).replaceAll(/\d{3,}/g, '…');
