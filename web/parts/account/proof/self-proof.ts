import { useRef, useState, type RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { isOtp } from '#domain/sign-in/otp.ts';
import { ApiError, ask } from '../../api/api.ts';
import { useOtp, type OtpSending } from '../../sign-in/otp.ts';
import { useSession } from '../../api/session.tsx';
import { failureText, useSentence } from '../../api/sentence.ts';

/** What a call takes to show that it is really them: their password, or a fresh proof of their phone. */
export interface Proof {
  password?: string;
  verification?: string;
}

export interface SelfProof {
  phone: string;
  method: 'password' | 'code';
  otp: OtpSending;
  problem: string | undefined;
  /** Whether there is a password to ask for. */
  hasPassword: boolean;
  /** The field that is asked for, whichever it is. */
  input: RefObject<HTMLInputElement | null>;
  choose(method: SelfProof['method']): void;
  sendCode(): Promise<void>;
  /** Says what is missing, beside the field; true where there is something to try. */
  check(): boolean;
  /** The proof, or null where the code was not right. */
  give(): Promise<Proof | null>;
  /** True if a refusal was about the proof: then the sentence is beside its field. */
  showRefusal(error: unknown): boolean;
  focus(): void;
}

/** What a refusal may call the proof. */
const proofFields = ['password', 'currentPassword', 'phone', 'verification'];

/** For somebody who is signed in and asks for what cannot be undone. Needs the sentences of `auth`. */
export function useSelfProof(phone: string): SelfProof {
  const t = useTranslations('auth.otp');
  const sentence = useSentence();
  const hasPassword = useSession().user?.hasPassword ?? true;
  const [method, setMethod] = useState<SelfProof['method']>(hasPassword ? 'password' : 'code');
  const [problem, setProblem] = useState<string | undefined>();
  const verification = useRef<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const otp = useOtp();

  const typed = (): string => input.current?.value ?? '';
  const missing = (): string | undefined => {
    if (method === 'password') return typed() ? undefined : sentence('password_required');
    if (verification.current) return undefined;
    if (otp.sentTo === null) return t('unverified');
    return isOtp(typed()) ? undefined : sentence(typed() ? 'otp_digits' : 'otp_required');
  };
  const verified = async (): Promise<Proof | null> => {
    try {
      verification.current ??= (
        await ask('POST /auth/otp/verify', { body: { phone, otp: typed() } })
      ).data.verification;
      return { verification: verification.current };
    } catch (error) {
      setProblem(failureText(error, t('verifyFailed')));
      return null;
    }
  };

  return {
    phone,
    method,
    hasPassword,
    otp,
    problem,
    input,
    choose: (next) => {
      setMethod(next);
      setProblem(undefined);
    },
    sendCode: async () => {
      verification.current = null;
      setProblem(undefined);
      setProblem((await otp.send(phone)) ?? undefined);
    },
    check: () => {
      const why = missing();
      setProblem(why);
      return why === undefined;
    },
    give: async () => (method === 'password' ? { password: typed() } : verified()),
    showRefusal: (error) => {
      if (!(error instanceof ApiError)) return false;
      const [, said] = Object.entries(error.fields).find(([name]) => proofFields.includes(name)) ?? [];
      if (!said && error.code !== 'too_many') return false;
      if (error.code === 'phone_unproved') {
        verification.current = null;
        otp.forget();
      }
      setProblem(said ?? error.message);
      return true;
    },
    focus: () => input.current?.focus(),
  };
}
