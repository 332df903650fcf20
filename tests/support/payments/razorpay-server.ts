import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { RazorpayAccount as Account } from '@/lib/payments/gateways/razorpay/call';
import errorAnswer from '../../fixtures/razorpay/error.json';
import { RazorpayAccount } from './razorpay-account';

interface Received {
  method: string | undefined;
  path: string;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown> | null;
}

interface Answer {
  status: number;
  body: unknown;
}

/** Replaces an answer, before or after the request takes effect. */
interface Fault {
  done: boolean;
  answer: (response: ServerResponse, usual: Answer) => unknown;
}

const send = (response: ServerResponse, { status, body }: Answer) =>
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

const refused = (description: string, status = 400): Answer => ({
  status,
  body: { error: { ...errorAnswer.error, description } },
});

export const faults = {
  /** Answers as always, before a fault. */
  none: { done: true, answer: (response, usual) => send(response, usual) },
  /** Never answers. */
  hangs: { done: false, answer: () => undefined },
  closes: { done: false, answer: (response) => response.destroy() },
  /** The request takes effect, but the answer is lost. */
  loses: { done: true, answer: (response) => response.destroy() },
  garbage: { done: true, answer: (response) => response.writeHead(200).end('<!doctype html>') },
  status: (status: number, body?: unknown): Fault => ({
    done: false,
    answer: (response) =>
      body === undefined
        ? response.writeHead(status).end()
        : send(response, { status, body: body as object }),
  }),
  refuses: (description: string, status = 400): Fault => ({
    done: false,
    answer: (response) => send(response, refused(description, status)),
  }),
  /** Answers with a changed body. */
  says: (change: (body: never) => unknown): Fault => ({
    done: true,
    answer: (response, usual) => send(response, { ...usual, body: change(usual.body as never) }),
  }),
} satisfies Record<string, Fault | ((...values: never[]) => Fault)>;

const keyId = 'rzp_test_1DP5mmOlF5G5ag';
const keySecret = 'thiswillneverbeasecret';
const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;

/** A fake api.razorpay.com that answers as documented and injects faults. */
export async function startRazorpay() {
  const account = new RazorpayAccount();
  const requests: Received[] = [];
  const coming: Fault[] = [];
  const server = createServer(async (request, response) => {
    const { method, url: path = '', headers } = request;
    const body = JSON.parse((await text(request)) || 'null') as Received['body'];
    const received = { method, path, headers, body };
    requests.push(received);
    const fault = coming.shift();
    const usual = fault?.done === false ? { status: 500, body: null } : answerTo(account, received);
    if (fault) fault.answer(response, usual);
    else send(response, usual);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const settings = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    keyId,
    keySecret,
    webhookSecrets: ['the newer secret', 'the older secret'],
  } satisfies Account;
  return {
    account,
    settings,
    requests,
    /** Faults for the next requests, one each. */
    next: (...some: Fault[]) => void coming.push(...some),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function answerTo(account: RazorpayAccount, request: Received): Answer {
  if (request.headers.authorization !== authorization) return refused('Authentication failed', 401);
  const { pathname, searchParams } = new URL(request.path, 'http://localhost');
  const [, , kind, id, part] = pathname.split('/');
  if (request.method === 'POST') return make(account, request, `${kind} ${part ?? ''}`.trim(), id);
  const found = {
    payment_links: id ? account.links.find((one) => one.id === id) : undefined,
    payments: part ? undefined : account.payments.find((one) => one.id === id),
    refunds: account.refunds.find((one) => one.id === id),
  }[String(kind)];
  if (found) return { status: 200, body: found };
  if (kind === 'payment_links' && !id) {
    const reference = searchParams.get('reference_id');
    const payment_links = account.links.filter((one) => one.reference_id === reference);
    return { status: 200, body: { payment_links } };
  }
  if (kind === 'payments' && part === 'refunds') {
    const items = account.refunds.filter((one) => one.payment_id === id);
    return { status: 200, body: { entity: 'collection', count: items.length, items } };
  }
  return refused('The id provided does not exist');
}

function make(
  account: RazorpayAccount,
  { body, headers }: Received,
  what: string,
  id = '',
): Answer {
  if (what === 'payment_links') {
    const asked = body as unknown as Parameters<RazorpayAccount['makeLink']>[0];
    if (asked.expire_by * 1000 < Date.now() + 15 * 60_000) {
      return refused('timestamp must be atleast 15 minutes in future');
    }
    const link = account.makeLink(asked);
    return link
      ? { status: 200, body: link }
      : refused('payment link creation with reference ID already attempted');
  }
  const key = headers['x-refund-idempotency'];
  const asked = body as unknown as Parameters<RazorpayAccount['refund']>[1];
  const refund = account.refund(id, asked, typeof key === 'string' ? key : undefined);
  if (refund === 'too much') {
    return refused('The refund amount provided is greater than amount captured.');
  }
  return refund === 'another'
    ? refused('Different request with the same idempotency key has already been processed.', 409)
    : { status: 200, body: refund };
}
