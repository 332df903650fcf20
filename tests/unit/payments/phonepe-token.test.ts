import { GatewayRefused, GatewaySilent } from '@/lib/payments/gateways/gateway';
import { phonepeGateway } from '@/lib/payments/gateways/phonepe/phonepe';
import { answering, faults } from './phonepe-server';
import { withPhonepe } from './with-phonepe';
import { writtenLog } from '../../support/process/written-log';

const standIn = withPhonepe();

const ids = { orderId: 'Order1', gatewayOrderId: null };
const gateway = () => phonepeGateway(standIn.server.client);
const ask = () => gateway().status(ids);

test('a token is requested once, as documented, and used until shortly before its expiry', async () => {
  await ask();
  await ask();
  const [token, ...more] = standIn.server.of('token');
  expect(more).toEqual([]);
  expect(token?.headers['content-type']).toBe('application/x-www-form-urlencoded');
  expect(Object.fromEntries(new URLSearchParams(token?.body))).toEqual({
    client_id: 'ORBITAL_client',
    client_version: '1',
    client_secret: 'client-secret-0001',
    grant_type: 'client_credentials',
  });
  const used = standIn.server.of('status').map(({ headers }) => headers.authorization);
  expect(used).toEqual(Array(2).fill(`O-Bearer ${[...standIn.server.state.tokens][0]}`));
});

test('however many calls start at once, one token is asked for', async () => {
  await Promise.all(Array.from({ length: 20 }, ask));
  expect(standIn.server.of('token')).toHaveLength(1);
  expect(standIn.server.of('status')).toHaveLength(20);
});

test('a token within four minutes of its expiry is replaced', async () => {
  standIn.server.state.tokenSeconds = 4 * 60 - 1;
  await ask();
  standIn.server.state.tokenSeconds = 4 * 60 + 60;
  await ask();
  await ask();
  expect(standIn.server.of('token')).toHaveLength(2);
});

test('when the renewal fails, a token that has not ended is used on', async () => {
  standIn.server.state.tokenSeconds = 60;
  await ask();
  standIn.server.next('token', answering(503), answering(401));
  await ask();
  await ask();
  expect(standIn.server.of('token')).toHaveLength(3);
  expect(standIn.server.of('status')).toHaveLength(3);
});

test('when the renewal fails, a token that has ended is not used', async () => {
  standIn.server.state.tokenSeconds = 0;
  await ask();
  standIn.server.next('token', answering(503));
  await expect(ask()).rejects.toThrow(GatewaySilent);
  expect(standIn.server.of('status')).toHaveLength(1);
});

test('after a failure the next call asks for a token again', async () => {
  standIn.server.next('token', faults.closes);
  await expect(ask()).rejects.toThrow(GatewaySilent);
  await expect(ask()).resolves.toMatchObject({ state: 'notFound' });
});

test('a rejected token is replaced once for all concurrent calls', async () => {
  await ask();
  standIn.server.state.tokens.clear();
  await Promise.all([ask(), ask(), ask()]);
  expect(standIn.server.of('token')).toHaveLength(2);
});

test('a call that is refused with a new token, too, is refused', async () => {
  standIn.server.next('status', answering(401), answering(401, { code: 'AUTHORIZATION_FAILED' }));
  await expect(ask()).rejects.toThrow(GatewayRefused);
  expect(standIn.server.of('status')).toHaveLength(2);
});

test('a wrong secret is refused and alerted, with no key in the log or the error', async () => {
  const wrong = phonepeGateway({ ...standIn.server.client, clientSecret: 'wrong-secret-0002' });
  let error: unknown;
  const log = await writtenLog(async () => {
    error = await wrong.status(ids).catch((thrown: unknown) => thrown);
  });
  expect(error).toBeInstanceOf(GatewayRefused);
  expect(JSON.parse(log)).toMatchObject({
    level: 50,
    gateway: 'phonepe',
    doing: 'token',
    status: 401,
    code: 'AUTHORIZATION_FAILED',
  });
  for (const secret of ['wrong-secret-0002', 'ORBITAL_client']) {
    expect(`${log}${String(error)}`).not.toContain(secret);
  }
});

test.each([
  ['no fields', {}],
  ['a token that fits no header', { access_token: 'a\nb', expires_at: 4_000_000_000 }],
  ['no end', { access_token: 'token' }],
])('a token answer with %s is no token', async (_, body) => {
  standIn.server.next('token', answering(200, body));
  await expect(ask()).rejects.toThrow(GatewaySilent);
  expect(standIn.server.of('status')).toEqual([]);
});
