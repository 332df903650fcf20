import { callGateway, type GatewayAnswer } from '../gateway-call';
import { sha256 } from './same-text';
import type { PhonepeSalt } from './settings';

/** What proves who sent `text`: its hash with the key behind it, and which key that is. */
export function checksum({ saltKey, saltIndex }: PhonepeSalt, text: string): string {
  return `${sha256(text + saltKey)}###${saltIndex}`;
}

/** A request as V1 takes it: base64 in an envelope, and the checksum over exactly those bytes. */
export function envelope(settings: PhonepeSalt, path: string, json: string) {
  const request = Buffer.from(json).toString('base64');
  return {
    headers: { 'X-VERIFY': checksum(settings, request + path) },
    body: JSON.stringify({ request }),
  };
}

/** @throws GatewaySilent */
export function saltPost(
  settings: PhonepeSalt,
  path: string,
  payload: object,
): Promise<GatewayAnswer> {
  const { headers, body } = envelope(settings, path, JSON.stringify(payload));
  return callGateway({
    url: `${settings.url}${path}`,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
    timeoutMs: settings.timeoutMs,
  });
}

/**
 * How a payment or a refund of ours stands.
 * @throws GatewaySilent
 */
export function saltStatusCall(settings: PhonepeSalt, ourId: string): Promise<GatewayAnswer> {
  const { merchantId } = settings;
  const path = `/pg/v1/status/${encodeURIComponent(merchantId)}/${encodeURIComponent(ourId)}`;
  return callGateway({
    url: `${settings.url}${path}`,
    method: 'GET',
    headers: {
      'Content-Type': 'application/json',
      'X-VERIFY': checksum(settings, path),
      'X-MERCHANT-ID': merchantId,
    },
    timeoutMs: settings.timeoutMs,
  });
}
