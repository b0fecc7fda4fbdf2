import { SmsError, type SmsSender } from './port.ts';

export interface Msg91Settings {
  readonly url: () => string;
  readonly authKey: string;
  readonly otpTemplate: string;
  readonly noticeTemplate: string;
}

export function msg91(settings: Msg91Settings): SmsSender {
  return {
    send: () => Promise.reject(new SmsError(`not yet: ${settings.url()}`, false)),
  };
}
