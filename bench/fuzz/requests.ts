import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { api } from '#contract/index.ts';
import type { Chance } from './chance.ts';
import { oddJson, oddText, oddValue } from './values.ts';

/** Requests that are wrong in some way, byte by byte as they go onto the line. */

export interface OddRequest {
  readonly bytes: Buffer;
  /** Where its sender is gone; null for one who waits for the answer. */
  readonly goneAfter: number | null;
  /** It lacks its end: its sender says that no more comes. */
  readonly isShort: boolean;
  /** For the person who mends what the request broke. */
  readonly about: string;
}

/** Whose tokens and secrets there are to get past the first door. */
export interface Keys {
  readonly tokens: readonly string[];
  readonly webhookSecret: string;
}

export function oddRequest(by: Chance, keys: Keys): OddRequest {
  const [about, bytes, isShort = false] = by.one([call, call, call, upload, webhook, page, form, line])(by, keys);
  const goneAfter = by.oneIn(8) ? by.whole(bytes.length) : null;
  return { bytes, goneAfter, isShort, about: goneAfter === null ? about : `${about}, gone after ${goneAfter}` };
}

type Kind = (by: Chance, keys: Keys) => [about: string, bytes: Buffer, isShort?: boolean];

const all = Object.entries(api) as [string, Endpoint][];
const fieldsOf = ({ body }: Endpoint): string[] => (body instanceof z.ZodObject ? Object.keys(body.shape) : []);

/** A call of the contract with odd parameters, an odd query or an odd body. */
const call: Kind = (by, keys) => {
  const [key, endpoint] = by.one(all as [(typeof all)[0]]);
  const [method = 'GET', path = ''] = key.split(' ');
  const query = endpoint.query instanceof z.ZodObject ? Object.keys(endpoint.query.shape) : ['x'];
  const asked = query
    .filter(() => by.oneIn(2))
    .map((name) => `${name}=${encodeURIComponent(oddText(by).toWellFormed())}`)
    .join('&');
  const target =
    path.replaceAll(/:\w+/g, () => encodeURIComponent(oddText(by).toWellFormed())) + (asked && `?${asked}`);
  // an event stream is no answer that ends
  if (endpoint.gives === 'event-stream') return call(by, keys);
  const body = method === 'GET' ? '' : oddJson(by, fieldsOf(endpoint));
  const type = by.oneIn(6) ? oddType(by) : 'application/json';
  return [
    key,
    ...written(by, `${method} /api${target}`, { ...auth(by, keys), ...(body && { 'Content-Type': type }) }, body),
  ];
};

const oddType = (by: Chance): string =>
  by.one(['application/json; charset=utf-16', 'text/plain', 'multipart/form-data', ';', 'application/json,', 'a/b/c']);

function auth(by: Chance, { tokens }: Keys): Record<string, string> {
  const token = by.oneIn(6) ? by.one(['x', 'a.b.c', 'e30.e30.e30', '']) : (tokens[by.whole(tokens.length)] ?? '');
  return { Authorization: `${by.oneIn(10) ? 'Basic' : 'Bearer'} ${token}` };
}

/** A picture that is none, in a form that is none. */
const upload: Kind = (by, keys) => {
  const path = by.one(['/api/uploads/profile-image', '/api/uploads/ritual-image']);
  const picture = by.one([
    '\x89PNG\r\n\x1a\n',
    '\xff\xd8\xff\xe0',
    'RIFF....WEBPVP8 ',
    'GIF89a',
    '<svg/>',
    'x'.repeat(3_000),
  ]);
  const part = `--odd\r\nContent-Disposition: form-data; name="${by.one(['file', 'x', '__proto__', ''])}"; filename="${by.one(['a.png', '', '../../a', '\\"'])}"\r\n${by.one(['Content-Type: image/png\r\n', 'Content-Type\r\n', ''])}\r\n${picture}\r\n`;
  const form = `${part.repeat(1 + by.whole(3))}${by.one(['--odd--\r\n', '--odd--', '', '--odd', '--other--\r\n'])}`;
  const body = by.oneIn(3) ? form.slice(0, by.whole(form.length)) : form;
  const type = by.one([
    'multipart/form-data; boundary=odd',
    'multipart/form-data; boundary=odd',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary="',
    `multipart/form-data; boundary=${'b'.repeat(300)}`,
  ]);
  return [path, ...written(by, `POST ${path}`, { ...auth(by, keys), 'Content-Type': type }, body)];
};

/** The provider's word, signed as it should be, about nothing we know. */
const webhook: Kind = (by, { webhookSecret }) => {
  const word = {
    event: by.oneIn(4) ? oddValue(by) : by.one(['payment.captured', 'refund.processed', 'order.paid', oddText(by)]),
    payload: by.oneIn(4) ? oddValue(by) : { payment: { entity: money(by) }, refund: { entity: money(by) } },
  };
  const body = by.oneIn(3) ? oddJson(by, ['event', 'payload']) : JSON.stringify(word);
  const signature = createHmac('sha256', webhookSecret).update(body).digest('hex');
  const headers = {
    'Content-Type': 'application/json',
    'X-Razorpay-Signature': by.oneIn(10) ? 'x' : signature,
    ...(by.oneIn(2) && { 'X-Razorpay-Event-Id': by.one(['e'.repeat(2_000), `evt_${by.whole(1e9)}`, '\xff\xfe']) }),
  };
  return ['webhook', ...written(by, 'POST /api/payment/webhook', headers, body)];
};

/** A payment or a refund with most of its fields right. */
function money(by: Chance): unknown {
  const right = {
    id: `pay_${by.whole(1e6)}`,
    order_id: 'order_x',
    payment_id: 'pay_x',
    amount: 50_100,
    currency: 'INR',
    status: 'captured',
    method: 'upi',
    receipt: '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b',
  };
  return { ...right, [by.one(['id', 'order_id', 'amount', 'status', 'receipt', 'method'])]: oddValue(by) };
}

const paths = [
  '/',
  '/home',
  '/services',
  '/login',
  '/find-pandit',
  '/pandits/x',
  '/services/x',
  '/booking/x',
  '/receipt',
];

/** A page, a file or a probe, asked for at an odd address. */
const page: Kind = (by) => {
  const odd = encodeURIComponent(oddText(by).toWellFormed());
  const path = by.one([
    by.one(paths as [string]) + by.one(['', '.data', `?x=${odd}`, '/', '//', '/..%2f', '%00']),
    `/${odd}`,
    `//${odd}`,
    '/uploads/../x',
    `/uploads/profile/${odd}.webp`,
    '/sitemap/pandits-9999.xml',
    '/sandbox/inbox?to=' + odd,
    'http://elsewhere.example/home',
    'http://[bad/home',
    '*',
    '/%',
    '/%ff%fe',
  ]);
  const headers = {
    ...(by.oneIn(4) && { Cookie: by.one(['sankalp_session=x', '=', ';;;', `a=${'b'.repeat(4_000)}`, '\xff=\xfe']) }),
    ...(by.oneIn(4) && { 'X-Forwarded-Host': by.one(['a b', 'x/y', '', 'x:99999', 'good.example']) }),
    ...(by.oneIn(4) && { 'X-Forwarded-Proto': by.one(['javascript', '', 'https', 'http,https']) }),
    ...(by.oneIn(4) && { 'X-Forwarded-For': by.one(['x', '', '1.2.3.4, y', '::1']) }),
    ...(by.oneIn(4) && { Accept: by.one(['text/html', '*/*', 'x', '']) }),
    ...(by.oneIn(4) && { 'Accept-Encoding': by.one(['gzip', 'x;q=z', '*', 'identity;q=0']) }),
    ...(by.oneIn(4) && { Range: by.one(['bytes=0-', 'bytes=9-1', 'x', `bytes=${'0-1,'.repeat(500)}`]) }),
    ...(by.oneIn(4) && { 'If-None-Match': '"x"' }),
  };
  return [
    `page ${path}`,
    ...written(by, `${by.one(['GET', 'GET', 'GET', 'OPTIONS', 'PUT', 'POST'])} ${path}`, headers, ''),
  ];
};

const fields = [
  '_form',
  'phone',
  'otp',
  'sentTo',
  'verification',
  'name',
  'password',
  'secondFactor',
  'panditId',
  'ritualId',
  'bookingDate',
  'userAddress',
  'resend',
  'a.b.c',
  'days.0',
  '__proto__.x',
  'x[]',
  '[',
] as const;

/** What a page's form may post, with odd things in its fields, or as something that is no form. */
const form: Kind = (by) => {
  const path =
    by.one(['/login', '/find-pandit', '/my-bookings', '/profile', '/services']) + by.one(['', '.data', '?x=1']);
  const posted = new URLSearchParams();
  if (!by.oneIn(4)) posted.append('_form', by.one(['code', 'book', 'password', 'cancel', 'constructor', '']));
  for (let n = by.whole(14); n > 0; n -= 1) posted.append(by.one(fields), oddText(by).toWellFormed());
  const whole = posted.toString();
  const body = by.oneIn(6) ? by.one([whole.slice(0, by.whole(whole.length)), '%', '&&=', oddJson(by, fields)]) : whole;
  const headers = {
    'Content-Type': by.oneIn(4) ? oddType(by) : 'application/x-www-form-urlencoded',
    'Sec-Fetch-Site': by.one(['same-origin', 'same-origin', 'same-origin', 'cross-site', 'x']),
  };
  return [`form ${path}`, ...written(by, `POST ${path}`, headers, body)];
};

/** What is hardly HTTP. */
const line: Kind = (by) => {
  const text = by.one([
    'GET / HTTP/1.1\r\n\r\n',
    'GET / HTTP/1.0\r\n\r\n',
    'GET / HTTP/9.9\r\nHost: x\r\n\r\n',
    'GET /\r\n\r\n',
    '\x16\x03\x01\x02\x00\x01\x00',
    'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n',
    `GET /api/stats HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(40_000)}\r\n\r\n`,
    `GET /${'y'.repeat(30_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
    `GET /api/stats HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${'A: b\r\n'.repeat(3_000)}\r\n`,
    'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
    'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nabcde',
    'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\nabcde',
    'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n',
    'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip, x\r\nConnection: close\r\n\r\n',
    'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nExpect: 200-ok\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}',
    'GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    'CONNECT x:443 HTTP/1.1\r\nHost: x\r\n\r\n',
    'PROPFIND / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    'BREW / HTTP/1.1\r\nHost: x\r\n\r\n',
  ]);
  return [`line ${text.slice(0, 60)}`, Buffer.from(text, 'latin1'), true];
};

const hosts = [
  'x',
  'localhost:3000',
  'a b',
  '',
  '[::1',
  '[::1]',
  'x:99999',
  'x/../y',
  'user@x',
  '\xff',
  '%00',
  'x:',
  '.',
];

/** Headers are bytes; a body is as long as it says, or not. */
function written(
  by: Chance,
  first: string,
  headers: Record<string, string>,
  body: string,
): [bytes: Buffer, isShort: boolean] {
  const bytes = Buffer.from(body, by.oneIn(10) ? 'latin1' : 'utf8');
  const length = by.oneIn(12) ? bytes.length + by.whole(3) : bytes.length;
  const host = by.oneIn(4) ? by.one(hosts as [string]) : 'localhost';
  const lines = Object.entries({ Host: host, ...headers, 'Content-Length': String(length), Connection: 'close' });
  const head = `${first} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
  return [Buffer.concat([Buffer.from(head, 'latin1'), bytes]), length > bytes.length];
}
