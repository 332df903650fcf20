import { z } from 'zod';
import { GatewayRefused, GatewaySilent } from '@/lib/payments/gateways/gateway';
import { callGateway } from '@/lib/payments/gateways/gateway-call';

const URL = 'https://api.razorpay.com';

/** Of these, nobody knows whether the gateway did what it was asked: 408, 425, and 409 while it is at it. */
const UNDECIDED = [408, 409, 425];

interface Request<Answer> {
  /** After `/v1/`. */
  path: string;
  answer: z.ZodType<Answer>;
  /** With it the call is a POST. */
  body?: object;
  headers?: Record<string, string>;
}

export type RazorpayCall = <Answer>(request: Request<Answer>) => Promise<Answer>;

/** Razorpay's no. Its own words may quote what was sent, so they are not in the message. */
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
 * The one way to ask Razorpay (razorpay.com/docs/api).
 * @throws GatewaySilent, also for an answer that is not as documented
 * @throws RazorpayRefused
 */
export function razorpayCall({ url = URL, keyId, keySecret }: RazorpaySettings): RazorpayCall {
  const key = Buffer.from(`${keyId}:${keySecret}`).toString('base64');
  return async ({ path, answer, body, headers }) => {
    const said = await callGateway({
      url: `${url}/v1/${path}`,
      method: body ? 'POST' : 'GET',
      headers: {
        Authorization: `Basic ${key}`,
        ...(body && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (said.status >= 400) throw refusal(said.status, said.body);
    const read = answer.safeParse(said.body);
    if (!read.success) throw new GatewaySilent('Razorpay answered something undocumented.');
    return read.data;
  };
}

const errorAnswer = z.object({
  error: z.object({
    code: z
      .string()
      .regex(/^\w{1,60}$/)
      .catch(''),
    description: z.string().catch(''),
  }),
});

function refusal(status: number, body: unknown): Error {
  const { code, description } = errorAnswer.safeParse(body).data?.error ?? {
    code: '',
    description: '',
  };
  const decided = /^different request/i.test(description);
  if (UNDECIDED.includes(status) && !decided) {
    return new GatewaySilent(`Razorpay answered ${status}.`);
  }
  return new RazorpayRefused(status, description, code);
}

/** What razorpay.com's dashboard gives. The keys belong to one account, so every answer is about ours. */
export interface RazorpaySettings {
  /** Without `/v1`. Another one is for trying things out. */
  url?: string | undefined;
  keyId: string;
  keySecret: string;
  /** Any of them may have signed a notice: an old one still signs what is sent again. */
  webhookSecrets: readonly string[];
}
