import { createHmac } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { PaymentError, type PaymentProvider } from './port.ts';
import { razorpay } from './razorpay.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A client of a server that answers however the test says. */
async function clientOf(answer: RequestListener, timeoutMs = 5_000): Promise<PaymentProvider> {
  const server = createServer(answer);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return clientAt(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, timeoutMs);
}

const clientAt = (url: string, timeoutMs = 5_000): PaymentProvider =>
  razorpay({
    name: 'test',
    url: () => url,
    checkoutUrl: '',
    keyId: 'rzp_test_a',
    keySecret: 'the api secret',
    webhookSecrets: ['new webhook secret', 'old webhook secret'],
    timeoutMs,
  });

const failureOf = (call: Promise<unknown>): Promise<PaymentError> =>
  call.then(
    () => expect.unreachable('the call should fail'),
    (error: unknown) => {
      if (error instanceof PaymentError) return error;
      throw error;
    },
  );

test('a provider that cannot be reached is down', async () => {
  expect(await failureOf(clientAt('http://127.0.0.1:1').payment('pay_x'))).toMatchObject({ kind: 'down' });
});

const answers: [string, RequestListener][] = [
  ['a proxy that fails in HTML', (_, reply) => reply.writeHead(502).end('<html>Bad gateway</html>')],
  [
    'too many calls',
    (_, reply) => reply.writeHead(429).end('{"error":{"code":"BAD_REQUEST_ERROR","description":"slow"}}'),
  ],
  [
    'wrong credentials',
    (_, reply) => reply.writeHead(401).end('{"error":{"code":"BAD_REQUEST_ERROR","description":"no"}}'),
  ],
  ['a page instead of JSON', (_, reply) => reply.writeHead(200).end('<html>hello</html>')],
  ['JSON of another shape', (_, reply) => reply.writeHead(200).end('{"id":7}')],
  [
    'an amount that is no whole number',
    (_, reply) =>
      reply.writeHead(200).end('{"id":"pay_1","order_id":"o","amount":1.5,"currency":"INR","status":"captured"}'),
  ],
  ['a cut connection', (request) => request.socket.destroy()],
  ['a redirect', (_, reply) => reply.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
];
test.each(answers)('%s counts as down', async (_name, answer) => {
  const client = await clientOf(answer);
  expect(await failureOf(client.payment('pay_1'))).toMatchObject({ kind: 'down' });
});

test('a provider that stalls is given up in time, also half-way through its answer', async () => {
  const silent = await clientOf(() => undefined, 100);
  expect(await failureOf(silent.payment('pay_1'))).toMatchObject({ kind: 'down' });
  const halfway = await clientOf((_, reply) => reply.writeHead(200).write('{"id":'), 100);
  expect(await failureOf(halfway.payment('pay_1'))).toMatchObject({ kind: 'down' });
});

test('ids from outside cannot change the address that is called', async () => {
  let called = '';
  const client = await clientOf((request, reply) => {
    called = request.url ?? '';
    reply.writeHead(400).end('{"error":{"code":"BAD_REQUEST_ERROR","description":"no"}}');
  });
  await failureOf(client.payment('../orders/order_1?x=/'));
  expect(called).toBe('/v1/payments/..%2Forders%2Forder_1%3Fx%3D%2F');
});

const captured = {
  entity: 'event',
  event: 'payment.captured',
  payload: {
    payment: {
      entity: { id: 'pay_9', order_id: 'order_9', amount: 100, currency: 'INR', status: 'captured', method: 'upi' },
    },
  },
};
const signed = (body: Buffer, secret: string) => createHmac('sha256', secret).update(body).digest('hex');

test('a webhook is read only where a known secret signed its raw bytes', () => {
  const client = clientAt('');
  const body = Buffer.from(JSON.stringify(captured));
  for (const secret of ['new webhook secret', 'old webhook secret']) {
    expect(client.readWebhook(body, signed(body, secret), 'evt_1')).toMatchObject({
      id: 'evt_1',
      event: 'payment.captured',
      entityId: 'pay_9',
      status: 'captured',
      payment: { id: 'pay_9', orderId: 'order_9', amount: 100 },
      refund: null,
    });
  }
  expect(client.readWebhook(body, signed(body, 'the api secret'), 'evt_1')).toBeNull();
  expect(client.readWebhook(body, undefined, 'evt_1')).toBeNull();
  expect(client.readWebhook(body, '', 'evt_1')).toBeNull();
  expect(client.readWebhook(Buffer.from(`${body.toString()} `), signed(body, 'new webhook secret'), 'e')).toBeNull();
});

test('an event of an unknown kind, or without an id, still has a name of its own', () => {
  const client = clientAt('');
  const read = (text: string) => {
    const body = Buffer.from(text);
    return client.readWebhook(body, signed(body, 'new webhook secret'), undefined);
  };
  const odd = read('{"event":"settlement.processed","payload":[]}');
  expect(odd).toMatchObject({ event: 'settlement.processed', status: '', payment: null, refund: null });
  expect(odd?.id).toMatch(/^[0-9a-f]{64}$/);
  expect(read('not json')).toBeNull();
});

test('an empty secret signs nothing', () => {
  const body = Buffer.from(JSON.stringify(captured));
  const client = razorpay({ ...sandboxSettings, webhookSecrets: [''], keySecret: '' });
  expect(client.readWebhook(body, signed(body, ''), 'evt_1')).toBeNull();
  const signature = createHmac('sha256', '').update('o|p').digest('hex');
  expect(client.isGenuine({ orderId: 'o', paymentId: 'p', signature })).toBe(false);
});

const sandboxSettings = { name: 't', url: () => '', checkoutUrl: '', keyId: 'rzp_test_a' };
