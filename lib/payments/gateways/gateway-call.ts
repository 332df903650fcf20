import { GatewaySilent } from './gateway';

interface GatewayCall {
  url: string;
  headers: Record<string, string>;
  /** If set, the call is a POST; its content type is in `headers`. */
  body?: string;
  timeoutMs?: number;
}

export interface GatewayAnswer {
  /** Below 500, and not 429. */
  status: number;
  /** Unvalidated JSON; null for an empty answer with status 400 or above. */
  body: unknown;
}

const TIMEOUT_MS = 10_000;

/** Documented answers are a few thousand bytes. */
export const MAX_ANSWER_BYTES = 256 * 1024;

/**
 * Calls a gateway once, with a timeout. Without an answer, the outcome is unknown. Error messages contain no
 * URL, header or body.
 * @throws GatewaySilent on timeout, connection failure, redirect, 5xx, 429, or an answer that is too long or
 *   not JSON
 */
export async function callGateway({
  url,
  headers,
  body,
  timeoutMs = TIMEOUT_MS,
}: GatewayCall): Promise<GatewayAnswer> {
  const response = await fetch(url, {
    headers: { Accept: 'application/json', ...headers },
    ...(body !== undefined && { method: 'POST', body }),
    redirect: 'error',
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(notReached);
  const { status } = response;
  if (status >= 500 || status === 429) {
    await response.body?.cancel().catch(() => undefined);
    throw new GatewaySilent(`The gateway answered ${status}.`);
  }
  const text = await textOf(response);
  if (text.length === 0 && status >= 400) return { status, body: null };
  try {
    return { status, body: JSON.parse(text) };
  } catch {
    throw new GatewaySilent(`The gateway answered ${status} with something that is no JSON.`);
  }
}

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of response.body ?? []) {
      length += chunk.byteLength;
      if (length > MAX_ANSWER_BYTES) break;
      chunks.push(chunk);
    }
  } catch (error) {
    notReached(error);
  }
  if (length > MAX_ANSWER_BYTES) throw new GatewaySilent('The answer of the gateway is too long.');
  return Buffer.concat(chunks).toString('utf8');
}

function notReached(error: unknown): never {
  throw new GatewaySilent(`The gateway was not reached (${nameOf(error)}).`);
}

function nameOf(error: unknown): string {
  const { name, cause } = error as Error;
  const code = (cause as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' ? code : name;
}

/**
 * Whether a page to which a payer is sent is the gateway's: over https on one of its hosts, or on the server
 * of its API, which the settings name.
 */
export function isGatewayPage(page: string, hosts: readonly string[], apiUrl?: string): boolean {
  if (!URL.canParse(page)) return false;
  const { protocol, hostname, origin } = new URL(page);
  if (apiUrl !== undefined && origin === new URL(apiUrl).origin) return true;
  const isTheirs = hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  return protocol === 'https:' && isTheirs;
}

/** The JSON in the body of a webhook; null if it is none. */
export function jsonIn(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    return null;
  }
}

const LONGEST = 255;

/**
 * Text typed at a gateway, on one line, at most 255 characters, without characters that PostgreSQL rejects.
 */
export function storableText(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST)
    .toWellFormed();
}
