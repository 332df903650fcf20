import type { Paise } from '@/content/money';
import {
  GatewayRefused,
  GatewaySilent,
  type Gateway,
  type Order,
} from '@/lib/payments/gateways/gateway';
import { razorpayGateway } from '@/lib/payments/gateways/razorpay/razorpay';
import { faults } from '../../support/payments/razorpay-server';
import { withRazorpay } from '../../support/payments/with-razorpay';

const razorpay = withRazorpay();
let gateway: Gateway;

beforeEach(() => {
  gateway = razorpayGateway(razorpay.settings);
});
const order = (change: Partial<Order> = {}): Order => ({
  orderId: 'OCI1763700000000AB12',
  amount: 499_900 as Paise,
  description: 'CSIR-NET/JRF, Silver, 1 Year',
  name: 'Asha Verma',
  number: '98765 43210',
  returnUrl: 'https://www.example.in/api/v1/razorpay/return?payment=1',
  expiresAt: new Date(Date.now() + 60 * 60_000),
  ...change,
});
const { orderId } = order();
const unknown = { orderId, gatewayOrderId: null };

test('an order gets a payment link of its own, in paise, that ends with the order', async () => {
  const { expiresAt } = order();
  const started = await gateway.start(order({ expiresAt }));
  const link = razorpay.account.linkOf(orderId);
  expect(started).toEqual({ url: link.short_url, gatewayOrderId: link.id });
  expect(razorpay.requests).toMatchObject([{ method: 'POST', path: '/v1/payment_links' }]);
  expect(razorpay.requests[0]?.body).toEqual({
    amount: 499_900,
    currency: 'INR',
    accept_partial: false,
    expire_by: Math.ceil(expiresAt.getTime() / 1000),
    reference_id: orderId,
    description: 'CSIR-NET/JRF, Silver, 1 Year',
    notes: { orderId, name: 'Asha Verma' },
    notify: { sms: false, email: false },
    reminder_enable: false,
    callback_url: 'https://www.example.in/api/v1/razorpay/return?payment=1',
    callback_method: 'get',
  });
});

test('a link lasts for the fifteen minutes that Razorpay demands, even where the order ends before', async () => {
  await gateway.start(order({ expiresAt: new Date() }));
  const { expire_by } = razorpay.account.linkOf(orderId);
  expect(expire_by * 1000 - Date.now()).toBeGreaterThan(15 * 60_000);
});

test('long names and emoji are shortened and removed', async () => {
  await gateway.start(order({ name: `Asha 🌸 ${'a'.repeat(400)}`, description: '📚'.repeat(9) }));
  const { notes, description } = razorpay.account.linkOf(orderId);
  expect(notes.name).toBe(`Asha  ${'a'.repeat(249)}`);
  expect(description).toBe('');
});

test('the same order again is the same link: nobody can pay twice', async () => {
  const first = await gateway.start(order());
  expect(await gateway.start(order())).toEqual(first);
  expect(razorpay.account.links).toHaveLength(1);
});

test('where the answer was lost, the link that was made is found by our own id', async () => {
  razorpay.next(faults.loses);
  await expect(gateway.start(order())).rejects.toThrow(GatewaySilent);
  const link = razorpay.account.linkOf(orderId);
  expect(await gateway.status(unknown)).toMatchObject({ state: 'pending', amount: 499_900 });
  expect(await gateway.start(order())).toEqual({ url: link.short_url, gatewayOrderId: link.id });
});

test.each(['expired', 'cancelled'])('a link that is %s is not returned again', async (status) => {
  await gateway.start(order());
  razorpay.account.linkOf(orderId).status = status;
  await expect(gateway.start(order())).rejects.toThrow(GatewayRefused);
});

test('a link that Razorpay has and does not return leaves the outcome unknown', async () => {
  const taken = 'payment link creation with reference ID already attempted';
  razorpay.next(faults.refuses(taken));
  await expect(gateway.start(order())).rejects.toThrow(GatewaySilent);
  razorpay.next(faults.refuses(taken), faults.status(200, { payment_links: null }));
  await expect(gateway.start(order())).rejects.toThrow(GatewaySilent);
});

test.each([
  ['another amount', { amount: 100 }],
  ['another currency', { currency: 'USD' }],
  ['another order', { reference_id: 'T2' }],
  ['no amount', { amount: null }],
  ['a fraction of a paisa', { amount: 499_900.5 }],
  ['an address that runs a script', { short_url: 'javascript:alert(1)' }],
  ['a page of another site', { short_url: 'https://rzp.io.evil.example/i/1' }],
  ['a page without TLS', { short_url: 'http://rzp.io/i/1' }],
  ['an id that leads elsewhere', { id: '../orders' }],
])('an answer with %s is not used', async (_, change) => {
  razorpay.next(faults.says((link: object) => ({ ...link, ...change })));
  await expect(gateway.start(order())).rejects.toThrow(GatewaySilent);
});

test.each([
  ['a closed connection', faults.closes],
  ['garbage', faults.garbage],
  ['a fault', faults.status(502)],
  ['too many requests', faults.status(429, {})],
  ['a conflict that may end', faults.status(409)],
  ['a time-out of its own', faults.refuses('', 408)],
])('%s leaves the link unknown', async (_, fault) => {
  razorpay.next(fault);
  await expect(gateway.start(order())).rejects.toThrow(GatewaySilent);
});

test('the message of a refusal has status and code, and nothing of the request', async () => {
  razorpay.next(faults.refuses('Asha Verma: contact 98765 43210 is not valid'));
  await expect(gateway.start(order())).rejects.toThrow(
    new GatewayRefused('Razorpay refused (400 BAD_REQUEST_ERROR).'),
  );
  razorpay.next(faults.status(403));
  await expect(gateway.start(order())).rejects.toThrow('Razorpay refused (403).');
  razorpay.next(faults.status(400, { error: { code: 'Asha <b>' } }));
  await expect(gateway.start(order())).rejects.toThrow('Razorpay refused (400).');
  const wrong = razorpayGateway({ ...razorpay.settings, keySecret: 'another' });
  await expect(wrong.start(order())).rejects.toThrow('Razorpay refused (401 BAD_REQUEST_ERROR).');
});

test('without an address of its own, Razorpay’s is asked', async () => {
  const asked: string[] = [];
  const real = globalThis.fetch;
  globalThis.fetch = (url) => {
    asked.push(String(url));
    return Promise.reject(new TypeError('offline'));
  };
  try {
    const { keyId, keySecret } = razorpay.settings;
    const live = razorpayGateway({ keyId, keySecret, webhookSecrets: [] });
    await expect(live.status(unknown)).rejects.toThrow(GatewaySilent);
  } finally {
    globalThis.fetch = real;
  }
  expect(asked).toEqual([`https://api.razorpay.com/v1/payment_links?reference_id=${orderId}`]);
});
