import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { smsConformance } from '../adapters/sms/conformance.ts';
import { msg91 } from '../adapters/sms/msg91.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';
import { sandboxKeys } from './keys.ts';

const textsTo = async (t: TestApp, to: string): Promise<string[]> => {
  const { body } = await t.call('GET /sandbox/messages', { query: { to } });
  return body.data.messages.map(({ text }) => text).toReversed();
};

smsConformance('The sandbox', async () => {
  const t = await testApp();
  const settings = {
    url: () => `${t.url}/sandbox/msg91`,
    authKey: sandboxKeys.msg91AuthKey,
    otpTemplate: sandboxKeys.otpTemplate,
    noticeTemplate: sandboxKeys.noticeTemplate,
  };
  return {
    sender: t.deps.sms,
    withWrongKey: msg91({ ...settings, authKey: 'guessed' }),
    withWrongTemplates: msg91({ ...settings, otpTemplate: 'unregistered', noticeTemplate: 'unregistered' }),
    delivered: (phone) => textsTo(t, phone),
    close: t.close,
  };
});

describe('the inbox', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp({ BRAND_NAME: 'Shubh & Co' });
    for (let nth = 1; nth <= 52; nth += 1) {
      await t.deps.sms.send('9437000001', { kind: 'notice', text: `Notice <b>${nth}</b>` });
    }
    await t.deps.sms.send('9437000002', { kind: 'otp', code: '204060' });
  });
  afterAll(() => t.close());

  test('gives programs the newest fifty, of one phone or of all', async () => {
    const all = await t.call('GET /sandbox/messages', { query: {} });
    expect(all.body.data.messages).toHaveLength(50);
    expect(all.body.data.messages[0]).toMatchObject({ to: '9437000002', channel: 'sms' });
    expect(await textsTo(t, '9437000001')).toHaveLength(50);
    expect((await textsTo(t, '9437000001')).at(-1)).toContain('Notice <b>52</b>');
  });

  test('begins a code message with the code and the brand', async () => {
    expect(await textsTo(t, '9437000002')).toEqual([expect.stringMatching(/^204060 is your Shubh & Co code\./)]);
  });

  test('shows people an escaped page under a strict policy', async () => {
    const reply = await fetch(`${t.url}/sandbox/inbox?to=9437000001`);
    const html = await reply.text();
    expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(html).toContain('Notice &lt;b&gt;52&lt;/b&gt;');
    expect(html).toContain('Shubh &amp; Co');
    expect(html).not.toMatch(/<script|<style|style=|<b>|204060/);
    const style = await fetch(`${t.url}/sandbox/inbox.css`);
    expect(style.headers.get('content-type')).toContain('text/css');
  });

  test('says the language of each message, and is itself in the visitor’s', async () => {
    await t.deps.sms.send('9437000003', { kind: 'notice', text: 'ପଣ୍ଡିତ ଆପଣଙ୍କ ଅନୁରୋଧ ଗ୍ରହଣ କଲେ।' });
    await t.deps.sms.send('9437000003', { kind: 'notice', text: 'पंडित जी ने हाँ कहा।' });
    await t.deps.sms.send('9437000003', { kind: 'notice', text: 'They said yes.' });
    const asked = { headers: { cookie: 'sankalp_locale=or-IN' } };
    const html = await (await fetch(`${t.url}/sandbox/inbox?to=9437000003`, asked)).text();
    expect(html).toContain('<html lang="or-IN">');
    expect(html).toMatch(/<p class="text" lang="or">[^<]*ପଣ୍ଡିତ ଆପଣଙ୍କ/);
    expect(html).toMatch(/<p class="text" lang="hi">[^<]*पंडित जी/);
    expect(html).toMatch(/<p class="text" lang="en">[^<]*They said yes/);
    // the hour too: `5 ଡିସେମ୍ବର, ସକାଳ 9:30`
    const hours = [...html.matchAll(/<time [^>]*>([^<]*)</g)].map(([, hour]) => hour);
    expect(hours).toHaveLength(3);
    expect(hours.filter((hour) => !/^\d+ \p{Script=Oriya}+, \p{Script=Oriya}+ \d+:\d\d$/u.test(hour ?? ''))).toEqual(
      [],
    );
  });

  test('escapes what is asked for in the address', async () => {
    const html = await fetch(`${t.url}/sandbox/inbox?to=%22%3E%3Cimg%3E`).then((reply) => reply.text());
    expect(html).not.toContain('<img>');
  });

  test('the stand-in refuses what the vendor would refuse', async () => {
    const post = (body: unknown) =>
      fetch(`${t.url}/sandbox/msg91/api/v5/flow`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authkey: sandboxKeys.msg91AuthKey },
        body: JSON.stringify(body),
      });
    const unclear = { template_id: sandboxKeys.otpTemplate, recipients: [{ mobiles: '9437000002', otp: '1' }] };
    const incomplete = { template_id: sandboxKeys.otpTemplate, recipients: [{ mobiles: '919437000002' }] };
    for (const body of [unclear, incomplete, {}]) {
      const reply = await post(body);
      expect(reply.status).toBe(400);
      expect(await reply.json()).toMatchObject({ type: 'error' });
    }
  });
});

test('nothing of the stand-in is there while a real vendor is set', async () => {
  const t = await testApp({
    SMS_PROVIDER: 'msg91',
    MSG91_AUTH_KEY: 'k',
    MSG91_OTP_TEMPLATE_ID: 'o',
    MSG91_NOTICE_TEMPLATE_ID: 'n',
  });
  const statusOf = async (path: string, method = 'GET') => (await fetch(t.url + path, { method })).status;
  expect(await statusOf('/sandbox/inbox')).toBe(404);
  expect(await statusOf('/sandbox/inbox.css')).toBe(404);
  expect(await statusOf('/sandbox/msg91/api/v5/flow', 'POST')).toBe(404);
  expect(await statusOf('/api/sandbox/messages')).toBe(404);
  await t.close();
});
