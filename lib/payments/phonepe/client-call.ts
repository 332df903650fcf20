import { callGateway, type GatewayAnswer } from '../gateway-call';
import { accessToken, forgetToken } from './access-token';
import type { PhonepeClient } from './settings';

interface ClientRequest {
  method: 'GET' | 'POST';
  /** Below the address of the calls. */
  path: string;
  json?: object;
}

/**
 * A call with the client's token. One that PhonePe does not take any more is replaced, once.
 * @throws GatewayRefused, GatewaySilent
 */
export async function clientCall(
  settings: PhonepeClient,
  { method, path, json }: ClientRequest,
): Promise<GatewayAnswer> {
  const send = (token: string) =>
    callGateway({
      url: `${settings.url}${path}`,
      method,
      headers: { Authorization: `O-Bearer ${token}`, 'Content-Type': 'application/json' },
      body: json && JSON.stringify(json),
      timeoutMs: settings.timeoutMs,
    });
  const token = await accessToken(settings);
  const answer = await send(token);
  if (answer.status !== 401) return answer;
  forgetToken(settings, token);
  return send(await accessToken(settings));
}
