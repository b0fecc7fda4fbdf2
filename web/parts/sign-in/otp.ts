import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isPhone, isTenDigits } from '#domain/people/phone.ts';
import type { Instant } from '#domain/time.ts';
import { ApiError, ask } from '../api/api.ts';
import { prepareCaptcha, solveCaptcha } from './captcha.ts';
import { fromNow, LONG_AGO, useSecondsUntil } from '../seconds-until.ts';
import { useFailureText, useSentence } from '../api/sentence.ts';

/** Sending a one-time code to a phone, with the wait before the next. Needs the sentences of `auth`. */
export interface OtpSending {
  /** Whose code is on its way. */
  sentTo: string | null;
  /** Changes with every code, so that its field can take the focus. */
  turn: number;
  sending: boolean;
  /** Seconds until another code can be asked for. */
  wait: number;
  /** Resolves to the sentence of what went wrong, or null. */
  send(phone: string): Promise<string | null>;
  forget(): void;
}

interface Sent {
  to: string;
  resendAt: Instant;
  turn: number;
}

export function useOtp(): OtpSending {
  const t = useTranslations('auth.otp');
  const failureText = useFailureText();
  const sentence = useSentence();
  const [sent, setSent] = useState<Sent | null>(null);
  const [sending, setSending] = useState(false);
  const wait = useSecondsUntil(sent?.resendAt ?? LONG_AGO);

  const onItsWay = (to: string, seconds: number): void =>
    setSent((before) => ({ to, resendAt: fromNow(seconds), turn: (before?.turn ?? 0) + 1 }));

  /** Specification, public, section 8: the sentences of a code that could not be sent. */
  const explain = (error: unknown): string => {
    if (error instanceof ApiError && error.code === 'malformed') return t('phoneFormat');
    return failureText(error, t('sendFailed'));
  };

  const send = async (phone: string): Promise<string | null> => {
    if (!isTenDigits(phone)) return t('phoneNeeded');
    if (!isPhone(phone)) return sentence('phone_mobile');
    setSending(true);
    try {
      const { data } = await ask('POST /auth/otp/send', { body: { phone, captcha: await solveCaptcha() } });
      onItsWay(phone, data.resendAfter);
      return null;
    } catch (error) {
      // a code asked for a moment ago, perhaps before a reload, still counts
      if (error instanceof ApiError && error.code === 'otp_too_soon') onItsWay(phone, error.retryAfter ?? 0);
      return explain(error);
    } finally {
      setSending(false);
      prepareCaptcha();
    }
  };

  return {
    sentTo: sent?.to ?? null,
    turn: sent?.turn ?? 0,
    sending,
    wait,
    send,
    forget: () => setSent(null),
  };
}
