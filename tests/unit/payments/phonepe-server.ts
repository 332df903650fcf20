import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ClientAccount, SaltAccount } from '@/lib/payments/gateways/phonepe/settings';
import { clientCalls } from './phonepe-client-calls';
import { saltCalls } from './phonepe-salt-calls';

interface PhonepeOrder {
  id: string;
  amount: number;
  state: 'PENDING' | 'COMPLETED' | 'FAILED';
  gatewayOrderId: string;
  /** The body of the request. */
  request: Record<string, unknown>;
}

interface PhonepeRefund {
  id: string;
  orderId: string;
  amount: number;
  state: 'PENDING' | 'COMPLETED' | 'FAILED';
  gatewayRefundId: string;
}

export type PhonepeCall = 'token' | 'pay' | 'status' | 'refund' | 'refundStatus';

export interface Usual {
  status: number;
  body: unknown;
}

export interface PhonepeState {
  merchantId: string;
  clientId: string;
  clientSecret: string;
  saltKey: string;
  orders: Map<string, PhonepeOrder>;
  refunds: Map<string, PhonepeRefund>;
  /** Currently valid. */
  tokens: Set<string>;
  /** Lifetime of a new token. */
  tokenSeconds: number;
  /** Number of tokens issued. */
  tokensGiven: number;
}

/** Replaces the answer to a request that has already taken effect. */
export type PhonepeFault = (response: ServerResponse, usual: Usual) => unknown;

const write = (response: ServerResponse, status: number, body: string) =>
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);

export const faults = {
  hangs: () => undefined,
  closes: (response) => response.destroy(),
  garbage: (response) => write(response, 200, '<html>Bad gateway</html>'),
  truncated: (response, { status, body }) =>
    write(response, status, JSON.stringify(body).slice(0, -9)),
  /** Announces a body that never ends. */
  unfinished: (response) => response.writeHead(200, { 'Content-Length': 999 }).write('{"orderId":'),
  empty: (response) => write(response, 200, ''),
} satisfies Record<string, PhonepeFault>;

export const answering =
  (status: number, body: unknown = {}): PhonepeFault =>
  (response) =>
    write(response, status, JSON.stringify(body));

/** The usual answer with fields changed, or removed where undefined. */
export const changed =
  (change: Record<string, unknown>): PhonepeFault =>
  (response, { status, body }) =>
    write(response, status, JSON.stringify({ ...(body as object), ...change }));

export const sha256 = (data: string) => createHash('sha256').update(data).digest('hex');

interface Received {
  call: PhonepeCall;
  method: string | undefined;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/**
 * A fake PhonePe that stores orders and refunds, requires a token or checksum, and answers as
 * documented for V2 and V1. `next` injects faults.
 */
export async function startPhonepeServer() {
  const state: PhonepeState = {
    merchantId: 'ORBITALUAT',
    clientId: 'ORBITAL_client',
    clientSecret: 'client-secret-0001',
    saltKey: '00000000-1111-2222-3333-444444444444',
    orders: new Map(),
    refunds: new Map(),
    tokens: new Set(),
    tokenSeconds: 3_600,
    tokensGiven: 0,
  };
  const received: Received[] = [];
  const waiting: { call: PhonepeCall; fault: PhonepeFault }[] = [];
  const server = createServer(async (request, response) => {
    const { method, url: path = '', headers } = request;
    const body = await text(request);
    const asked = { method, path, headers, body };
    const { call, usual } = saltCalls(state, asked) ?? clientCalls(state, asked);
    received.push({ call, ...asked });
    const at = waiting.findIndex((one) => one.call === call);
    const [wrong] = at < 0 ? [] : waiting.splice(at, 1);
    if (wrong) wrong.fault(response, usual);
    else write(response, usual.status, JSON.stringify(usual.body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { merchantId, clientId, clientSecret, saltKey } = state;
  const tokenUrl = `${url}/apis/identity-manager/v1/oauth/token`;
  const webhook = { user: 'orbital_hook', password: 'hookpass1234' };
  const keys = { clientId, clientSecret, clientVersion: '1' };
  const webhookUrl = 'https://www.example.in/api/v1/phonepe/notice';
  const client: ClientAccount = { url: `${url}/apis/pg`, tokenUrl, merchantId, ...keys, webhook };
  const salt: SaltAccount = {
    url: `${url}/apis/hermes`,
    merchantId,
    saltKey,
    saltIndex: '1',
    webhookUrl,
  };
  return {
    /** Settings of an account of either version. */
    client,
    salt,
    state,
    received,
    /** Requests of one kind, in order of arrival. */
    of: (call: PhonepeCall) => received.filter((one) => one.call === call),
    /** Faults for the next answers to this call, one each. */
    next: (call: PhonepeCall, ...wrong: PhonepeFault[]) =>
      void waiting.push(...wrong.map((fault) => ({ call, fault }))),
    /** Sets the outcome that the payer or the bank causes. */
    decide: (orderId: string, what: PhonepeOrder['state']) => {
      const order = state.orders.get(orderId);
      if (!order) throw new Error(`No order ${orderId}`);
      order.state = what;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type PhonepeServer = Awaited<ReturnType<typeof startPhonepeServer>>;
