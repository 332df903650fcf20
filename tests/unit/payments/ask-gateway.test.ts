import { askGateway, PATIENCE_MS } from '@/lib/payments/gateways/ask-gateway';
import { GatewaySilent, type Gateway, type Report } from '@/lib/payments/gateways/gateway';

const ids = { orderId: 'OC1', gatewayOrderId: null };
const report: Report = {
  orderId: 'OC1',
  state: 'paid',
  amount: 100,
  currency: 'INR',
  gatewayPaymentId: 'x',
};
const asked = (status: () => Promise<Report>) =>
  ({ name: 'sandbox', status }) as unknown as Gateway;

test('returns the result for the report', async () => {
  const gateway = asked(() => Promise.resolve(report));
  expect(await askGateway(gateway, ids, async ({ state }) => state)).toBe('paid');
});

test('null without an answer of the gateway, and after a failure of the site', async () => {
  const silent = asked(() => Promise.reject(new GatewaySilent('nothing')));
  expect(await askGateway(silent, ids, async () => 1)).toBeNull();
  const fails = async () => Promise.reject(new Error('database'));
  expect(
    await askGateway(
      asked(() => Promise.resolve(report)),
      ids,
      fails,
    ),
  ).toBeNull();
});

test('waits three seconds at most; a late report is still processed', async () => {
  expect(PATIENCE_MS).toBe(3_000);
  let answer: (report: Report) => void = () => undefined;
  const gateway = asked(() => new Promise((resolve) => (answer = resolve)));
  let onReport: (report: Report) => void = () => undefined;
  const reported = new Promise<Report>((resolve) => (onReport = resolve));
  expect(await askGateway(gateway, ids, async (report) => onReport(report), 20)).toBeNull();
  answer(report);
  expect(await reported).toBe(report);
});
