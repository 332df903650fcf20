import 'server-only';
import { deviceName } from './device-name';
import { DEVICE_COOKIE, deviceCookie, deviceOf } from './devices';
import { cookieLogIns, cookieValues } from './cookie-log-in';
import { sessionCookie } from './session-cookie';
import type { EnteredLogIn, LogInSource } from './sessions';

export async function logInSource(request: Request, address: string | null): Promise<LogInSource> {
  const logIns = await cookieLogIns(request);
  return {
    address,
    device: await deviceOf(cookieValues(request, DEVICE_COOKIE)),
    deviceName: deviceName(request.headers.get('user-agent')),
    replaced: logIns.map(({ id }) => id),
  };
}

/**
 * Log-in response: `data` is the bearer token; the session cookie holds another value (D19). The
 * device is known from now on.
 */
export async function logInAnswer(
  { token, cookieId, maxAgeSeconds, mark }: EnteredLogIn,
  { device }: LogInSource,
): Promise<{ data: string; cookie: readonly string[] }> {
  const session = await sessionCookie(cookieId, maxAgeSeconds);
  return { data: token, cookie: [session, await deviceCookie(device, mark)] };
}
