import { expect } from 'vitest';
import { PASSWORD, provedPhone } from '../auth/test-auth.ts';
import { solvedCaptcha } from '../auth/captcha/test-captcha.ts';
import { deliverDue } from '../notifications/deliver.ts';
import type { TestApp, TestPerson } from '../testing/test-app.ts';

/** Inviting and joining, as the people concerned do it. */

export const invite = (t: TestApp, admin: TestPerson, phone: string, name = 'Lipika Das') =>
  t.call('POST /staff/invite', { body: { name, phone } }, admin);

/** Everything "sent" to a phone so far, newest first. */
export async function textsTo(t: TestApp, phone: string): Promise<string[]> {
  await deliverDue(t.deps);
  const { body } = await t.call('GET /sandbox/messages', { query: { to: phone } });
  return body.data.messages.map(({ text }) => text);
}

/** The secret of the newest link that came to a phone. */
export async function linkTo(t: TestApp, phone: string): Promise<string> {
  const [found] = (await textsTo(t, phone)).flatMap((text) => /\/admin-invitation\/([\w-]+)/.exec(text)?.[1] ?? []);
  return found ?? expect.fail(`no invitation came to ${phone}`);
}

export async function acceptForm(t: TestApp, token: string, phone: string) {
  const verification = await provedPhone(t, phone);
  return { token, phone, password: PASSWORD, verification, captcha: await solvedCaptcha(t.url) };
}

export type AcceptForm = Awaited<ReturnType<typeof acceptForm>>;
export const accept = (t: TestApp, body: AcceptForm) => t.call('POST /auth/accept-invitation', { body });

/** Somebody who followed an invitation all the way. */
export async function joined(t: TestApp, admin: TestPerson, phone: string): Promise<string> {
  expect((await invite(t, admin, phone)).status).toBe(201);
  const reply = await accept(t, await acceptForm(t, await linkTo(t, phone), phone));
  expect(reply.status).toBe(201);
  return reply.body.data.user._id;
}

/** What the audit says of a subject: who did what. */
export const deedsOn = async (t: TestApp, subjectId: string): Promise<[action: string, actorId: string | null][]> => {
  const rows = await t.deps.pool<{ action: string; actorId: string | null }[]>`
    SELECT action, actor_id FROM audit WHERE subject_id = ${subjectId} ORDER BY at, id`;
  return rows.map(({ action, actorId }) => [action, actorId]);
};
