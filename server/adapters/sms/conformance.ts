import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SmsError, SmsSender } from './port.ts';

/** One vendor under test, real or stand-in. */
export interface SmsSubject {
  readonly sender: SmsSender;
  /** The same client with a key the vendor does not know. */
  readonly withWrongKey: SmsSender;
  /** The same client with templates the vendor does not know. */
  readonly withWrongTemplates: SmsSender;
  /** What the vendor took for this phone, oldest first. */
  delivered(phone: string): Promise<string[]>;
  close(): Promise<void>;
}

const PHONE = '9437012345';

/** What every way of sending a message must do. */
export function smsConformance(name: string, open: () => Promise<SmsSubject>): void {
  describe(`${name} sends messages as the port promises`, () => {
    let subject: SmsSubject;
    beforeAll(async () => {
      subject = await open();
    });
    afterAll(() => subject.close());

    test('a code reaches exactly its phone', async () => {
      await subject.sender.send(PHONE, { kind: 'otp', code: '493817' });
      expect((await subject.delivered(PHONE)).at(-1)).toContain('493817');
      expect(await subject.delivered('9437012346')).toEqual([]);
    });

    test('a notice arrives word for word, in any script', async () => {
      const text = 'Pandit ରାମ accepted “Satyanarayan Puja” <on 3 Dec> & asks ₹501';
      await subject.sender.send(PHONE, { kind: 'notice', text });
      expect((await subject.delivered(PHONE)).at(-1)).toContain(text);
    });

    test('a wrong key is a lasting failure and delivers nothing', async () => {
      const before = await subject.delivered(PHONE);
      const error = await failureOf(subject.withWrongKey.send(PHONE, { kind: 'otp', code: '118822' }));
      expect(error).toMatchObject({ name: 'SmsError', passing: false });
      expect(await subject.delivered(PHONE)).toEqual(before);
    });

    test('an unknown template is a lasting failure and delivers nothing', async () => {
      const before = await subject.delivered(PHONE);
      const error = await failureOf(subject.withWrongTemplates.send(PHONE, { kind: 'otp', code: '118822' }));
      expect(error).toMatchObject({ name: 'SmsError', passing: false });
      expect(await subject.delivered(PHONE)).toEqual(before);
    });

    test('a failure names neither the phone nor the code', async () => {
      const error = await failureOf(subject.withWrongKey.send(PHONE, { kind: 'otp', code: '118822' }));
      expect(error.message).not.toMatch(/\d{5}/);
    });
  });
}

/** The error of a sending that must not succeed. */
export const failureOf = (sending: Promise<void>): Promise<SmsError> =>
  sending.then(
    () => expect.fail('the message was taken'),
    (error: SmsError) => error,
  );
