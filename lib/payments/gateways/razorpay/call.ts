import { z } from 'zod';
import { GatewayRefused, GatewaySilent } from '@/lib/payments/gateways/gateway';
import { callGateway } from '@/lib/payments/gateways/gateway-call';

const URL = 'https://api.razorpay.com';

/** Outcome unknown: 408, 425, and 409 while the request is in progress. */
const UNDECIDED = [408, 409, 425];

interface Request<Answer> {
  /** After `/v1/`. */
  path: string;
  answer: z.ZodType<Answer>;
  /** If set, the call is a POST. */
  body?: object;
  headers?: Record<string, string>;
}

export type RazorpayCall = <Answer>(request: Request<Answer>) => Promise<Answer>;

/** A refusal. Razorpay's message may quote the request, so it is left out. */
export class RazorpayRefused extends GatewayRefused {
  constructor(
    readonly status: number,
    readonly words: string,
    code: string,
  ) {
    super(`Razorpay refused (${[status, code].join(' ').trim()}).`);
  }
}

/**
 * Calls the Razorpay API (razorpay.com/docs/api).
 * @throws GatewaySilent, also for an undocumented answer
 * @throws RazorpayRefused
 */
export function razorpayCall({ url = URL, keyId, keySecret }: RazorpayAccount): RazorpayCall {
  const key = Buffer.from(`${keyId}:${keySecret}`).toString('base64');
  return async ({ path, answer, body, headers }) => {
    const response = await callGateway({
      url: `${url}/v1/${path}`,
      headers: {
        Authorization: `Basic ${key}`,
        ...(body && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: body && JSON.stringify(body),
    });
    if (response.status >= 400) throw refusal(response.status, response.body);
    const read = answer.safeParse(response.body);
    if (!read.success) throw new GatewaySilent('Razorpay answered something undocumented.');
    return read.data;
  };
}

const errorAnswer = z
  .object({
    error: z.object({
      code: z
        .string()
        .regex(/^\w{1,60}$/)
        .catch(''),
      description: z.string().catch(''),
    }),
  })
  .catch({ error: { code: '', description: '' } });

function refusal(status: number, body: unknown): Error {
  const { code, description } = errorAnswer.parse(body).error;
  const decided = /^different request/i.test(description);
  if (UNDECIDED.includes(status) && !decided) {
    return new GatewaySilent(`Razorpay answered ${status}.`);
  }
  return new RazorpayRefused(status, description, code);
}

/** Credentials of one account, so that every answer is about ours. */
export interface RazorpayAccount {
  /** Base URL without `/v1`, for tests. */
  url?: string;
  keyId: string;
  keySecret: string;
  /** Any may sign a webhook: repeats are still signed with an old secret. */
  webhookSecrets: readonly string[];
}
