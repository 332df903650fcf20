import { rupees } from '@/content/money';
import { GatewaySilent } from '@/lib/payments/gateways/gateway';
import { phonepeGateway } from '@/lib/payments/gateways/phonepe/phonepe';
import { log } from '@/lib/platform/log';
import { gatewayOrder } from '../../support/payments/gateway-order';
import { answering, faults, startPhonepeServer, type PhonepeServer } from './phonepe-server';

// These tests raise alerts on purpose.
log.level = 'silent';

let server: PhonepeServer;
beforeAll(async () => {
  server = await startPhonepeServer();
});
afterAll(() => server.close());

const silences = {
  ...faults,
  'status 500': answering(500, { code: 'INTERNAL_SERVER_ERROR' }),
  'status 503': answering(503),
  'status 429': answering(429),
};
const cases = (['client', 'salt'] as const).flatMap((version) =>
  Object.entries(silences).map(([what, fault]) => [version, what, fault] as const),
);
let orders = 0;
const nextOrder = () => gatewayOrder({ orderId: `OC${(orders += 1)}` });

test.each(cases)(
  '%s: after %s nobody knows, and asking by our own ids finds out',
  async (version, _, fault) => {
    const phonepe = phonepeGateway(server[version]);
    const [made, order] = [nextOrder(), nextOrder()];
    const ids = { orderId: made.orderId, gatewayOrderId: null, gatewayRefundId: null };
    const refund = (refundId: string) => {
      const money = { gatewayPaymentId: 'OM1', amount: rupees(10) };
      return { ...ids, ...money, refundId: `${refundId}${made.orderId}` };
    };
    const [given, asked] = [refund('RA'), refund('RB')];
    await phonepe.start(made);
    server.decide(made.orderId, 'COMPLETED');
    await phonepe.refund(given);

    for (const call of ['pay', 'status', 'refund', 'refundStatus'] as const)
      server.next(call, fault);
    const impatient = phonepeGateway({ ...server[version], timeoutMs: 1_000 });
    const calls = [
      impatient.start(order),
      impatient.status(ids),
      impatient.refund(asked),
      impatient.refundStatus(given.refundId, ids),
    ];
    const errors = await Promise.all(calls.map((call) => call.catch((error: unknown) => error)));
    for (const error of errors) expect(error).toBeInstanceOf(GatewaySilent);

    const lost = { ...ids, orderId: order.orderId };
    await expect(phonepe.status(lost)).resolves.toMatchObject({ state: 'pending' });
    const known = { refundId: asked.refundId, state: 'pending', amount: 1000 };
    await expect(phonepe.refundStatus(asked.refundId, ids)).resolves.toMatchObject(known);
  },
);

test('an unreachable server leaves the outcome unknown', async () => {
  const gone = await startPhonepeServer();
  await gone.close();
  const ids = { orderId: 'OC1', gatewayOrderId: null };
  await expect(phonepeGateway(gone.client).status(ids)).rejects.toThrow(GatewaySilent);
  await expect(phonepeGateway(gone.salt).status(ids)).rejects.toThrow(GatewaySilent);
});
