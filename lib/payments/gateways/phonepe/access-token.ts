import { z } from 'zod';
import { GatewayRefused, GatewaySilent } from '@/lib/payments/gateways/gateway';
import { callGateway } from '@/lib/payments/gateways/gateway-call';
import { notOurs, refused } from './answers';
import type { PhonepeClient } from './settings';

interface Token {
  value: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** No error is kept: a class of another bundle would not be recognised. */
type Renewed = Token | 'refused' | 'silent';

interface Held {
  token: Token | null;
  renewal: Promise<Renewed> | null;
}

/** PhonePe asks for three to five minutes. */
const RENEW_BEFORE_MS = 4 * 60_000;

const tokenAnswer = z.object({
  access_token: z.string().regex(/^[\x21-\x7e]+$/),
  expires_at: z.number(),
});

// Next loads this module once per bundle; they share the token.
const shared = globalThis as { phonepeTokens?: Map<string, Held> };

function heldFor({ tokenUrl, clientId, clientSecret, clientVersion }: PhonepeClient): Held {
  const all = (shared.phonepeTokens ??= new Map());
  const key = JSON.stringify([tokenUrl, clientId, clientSecret, clientVersion]);
  const held = all.get(key) ?? { token: null, renewal: null };
  all.set(key, held);
  return held;
}

/**
 * The token for calls, kept until shortly before it ends. However many ask, one request is under way;
 * when it fails, a token that has not ended yet is used on.
 * @throws GatewayRefused, GatewaySilent
 */
export async function accessToken(settings: PhonepeClient): Promise<string> {
  const held = heldFor(settings);
  const { token } = held;
  if (token && Date.now() < token.expiresAt - RENEW_BEFORE_MS) return token.value;
  held.renewal ??= renew(settings).finally(() => {
    held.renewal = null;
  });
  const renewed = await held.renewal;
  if (typeof renewed === 'object') {
    held.token = renewed;
    return renewed.value;
  }
  if (token && Date.now() < token.expiresAt) return token.value;
  if (renewed === 'refused') throw new GatewayRefused('PhonePe refuses the client.');
  throw new GatewaySilent('PhonePe gave no token.');
}

/** For a token that PhonePe does not take any more; one that has replaced it stays. */
export function forgetToken(settings: PhonepeClient, value: string): void {
  const held = heldFor(settings);
  if (held.token?.value === value) held.token = null;
}

async function renew(settings: PhonepeClient): Promise<Renewed> {
  try {
    return await fetchToken(settings);
  } catch (error) {
    return error instanceof GatewayRefused ? 'refused' : 'silent';
  }
}

async function fetchToken(settings: PhonepeClient): Promise<Token> {
  const { tokenUrl, clientId, clientSecret, clientVersion, timeoutMs } = settings;
  const answer = await callGateway({
    url: tokenUrl,
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      client_id: clientId,
      client_version: clientVersion,
      client_secret: clientSecret,
      grant_type: 'client_credentials',
    }).toString(),
    timeoutMs,
  });
  if (answer.status >= 400) throw refused('token', answer);
  const read = tokenAnswer.safeParse(answer.body);
  if (!read.success) throw notOurs('token', 'no token');
  return { value: read.data.access_token, expiresAt: read.data.expires_at * 1000 };
}
