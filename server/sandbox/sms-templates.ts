import { OTP_LIFETIME } from '#domain/sign-in/otp.ts';
import { MINUTE } from '#domain/time.ts';
import { sandboxKeys } from './keys.ts';

/** A template that does not exist, or a variable it asks for and did not get. */
export class TemplateError extends Error {}

/**
 * The texts as they would be registered with the telecom operators (DLT). The code comes first and the word
 * "code" is near it: so phones find it and offer it above the keyboard.
 */
export const templatesOf = (brand: string): Readonly<Record<string, string>> => ({
  [sandboxKeys.otpTemplate]: `##otp## is your ${brand} code. It is good for ${OTP_LIFETIME / MINUTE} minutes. Please do not share it with anyone.`,
  [sandboxKeys.otpTemplates.or]: `##otp## ଆପଣଙ୍କ OTP, ${OTP_LIFETIME / MINUTE} ମିନିଟ ପାଇଁ। କାହାକୁ କୁହନ୍ତୁ ନାହିଁ। - ${brand}`,
  [sandboxKeys.otpTemplates.hi]: `##otp## आपका OTP है, ${OTP_LIFETIME / MINUTE} मिनट के लिए। किसी को न बताएँ। - ${brand}`,
  [sandboxKeys.noticeTemplate]: `##text## - ${brand}`,
  [sandboxKeys.noticeTemplates.or]: `##text## - ${brand}`,
  [sandboxKeys.noticeTemplates.hi]: `##text## - ${brand}`,
});

/** Fills `##name##` in. Throws `TemplateError` for a variable that was not given. */
export function render(template: string, variables: Readonly<Record<string, unknown>>): string {
  return template.replaceAll(/##(\w+)##/g, (_, name: string) => {
    const value = variables[name];
    if (typeof value !== 'string' || value === '') throw new TemplateError(`Missing variable ${name}`);
    return value;
  });
}
