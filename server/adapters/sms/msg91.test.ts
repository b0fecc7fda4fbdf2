import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failureOf, smsConformance } from './conformance.ts';
import { msg91, type Msg91Settings } from './msg91.ts';

/** A small server with MSG91's manners, written from its documentation and not from our stand-in. */
type Trouble = 'none' | 'down' | 'page' | 'busy' | 'hang' | 'half' | 'polite refusal';
const vendor = { trouble: 'none' as Trouble, taken: [] as { to: string; template: string; text: string }[] };

const server = createServer((request, response) => void answer(request, response));
let url = '';

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = JSON.parse(Buffer.concat(await request.toArray()).toString()) as {
    template_id: string;
    recipients: { mobiles: string; otp?: string; text?: string }[];
  };
  const reply = (status: number, type: string, message: string) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ type, message }));
  if (vendor.trouble === 'down') return void reply(500, 'error', 'Internal Server Error');
  if (vendor.trouble === 'busy') return void reply(429, 'error', 'Too many requests');
  if (vendor.trouble === 'page') return void response.writeHead(502).end('<html>Bad gateway</html>');
  if (vendor.trouble === 'half') return void response.writeHead(200, { 'content-length': '90' }).write('{"type":');
  if (vendor.trouble === 'hang') return;
  if (vendor.trouble === 'polite refusal') return void reply(200, 'error', 'Blocked 919437012345');
  if (request.url !== '/api/v5/flow' || request.method !== 'POST') return void reply(404, 'error', 'Not found');
  if (request.headers['authkey'] !== 'right key') return void reply(401, 'error', 'AuthenticationFailure');
  if (!['otp-1', 'otp-1-or', 'notice-1', 'notice-1-or'].includes(body.template_id))
    return void reply(400, 'error', 'template id missing');
  for (const { mobiles, otp, text } of body.recipients) {
    vendor.taken.push({ to: mobiles, template: body.template_id, text: otp ?? text ?? '' });
  }
  reply(200, 'success', '3763646c3058373530393938');
}

const settings: Msg91Settings = {
  url: () => url,
  authKey: 'right key',
  otpTemplate: 'otp-1',
  noticeTemplate: 'notice-1',
  timeoutMs: 300,
};

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

smsConformance('MSG91', async () => ({
  sender: msg91(settings),
  withWrongKey: msg91({ ...settings, authKey: 'wrong key' }),
  withWrongTemplates: msg91({ ...settings, otpTemplate: 'otp-2', noticeTemplate: 'notice-2' }),
  delivered: async (phone) => vendor.taken.filter(({ to }) => to === `91${phone}`).map(({ text }) => text),
  close: async () => undefined,
}));

describe('a message in the language of who reads it', () => {
  const inOdia = msg91({ ...settings, otpTemplates: { or: 'otp-1-or' }, noticeTemplates: { or: 'notice-1-or' } });
  const own = { language: 'or', text: 'ପଣ୍ଡିତ ରାଜି ହେଲେ।' } as const;
  const last = () => vendor.taken.at(-1);

  test('goes out by the template of that language', async () => {
    await inOdia.send('9437012399', { kind: 'notice', text: 'The pandit has confirmed.', own });
    expect(last()).toEqual({ to: '919437012399', template: 'notice-1-or', text: own.text });
    await inOdia.send('9437012399', { kind: 'otp', code: '118822', language: 'or' });
    expect(last()).toMatchObject({ template: 'otp-1-or', text: '118822' });
  });

  test.each([
    ['none is registered', msg91(settings), own],
    ['that language has none', inOdia, { language: 'hi', text: 'पंडित जी ने हाँ कहा।' } as const],
  ] as const)('goes out in English where %s', async (_, sender, words) => {
    await sender.send('9437012399', { kind: 'notice', text: 'The pandit has confirmed.', own: words });
    expect(last()).toEqual({ to: '919437012399', template: 'notice-1', text: 'The pandit has confirmed.' });
    await sender.send('9437012399', { kind: 'otp', code: '118822', language: words.language });
    expect(last()).toMatchObject({ template: 'otp-1', text: '118822' });
  });
});

const send = () => failureOf(msg91(settings).send('9437012345', { kind: 'otp', code: '118822' }));

test.each<Trouble>(['down', 'busy', 'page', 'hang', 'half'])('"%s" may pass: worth trying again', async (trouble) => {
  vendor.trouble = trouble;
  expect(await send()).toMatchObject({ name: 'SmsError', passing: true });
});

test('a refusal under status 200 is a failure all the same, told without numbers', async () => {
  vendor.trouble = 'polite refusal';
  const error = await send();
  expect(error).toMatchObject({ name: 'SmsError', passing: false });
  expect(error.message).not.toMatch(/\d{5}/);
});

test('nobody listening may pass', async () => {
  const nobody = msg91({ ...settings, url: () => 'http://127.0.0.1:1' });
  expect(await failureOf(nobody.send('9437012345', { kind: 'notice', text: 'x' }))).toMatchObject({ passing: true });
});
