import { readToken } from '../../student/token';

/** Longer than the server waits for a gateway. */
const TIMEOUT_MS = 30_000;

/** `unreached`: nothing of ours came back, so nobody knows whether it was done. */
export type OfficeOutcome<Data> =
  | { kind: 'done'; data: Data }
  | { kind: 'refused'; message: string; fields: Record<string, string>; version?: number }
  | { kind: 'loggedOut' }
  | { kind: 'unreached' };

type Answer<Data> = {
  success?: unknown;
  message?: string;
  fields?: Record<string, string>;
  /** Of what somebody else has changed meanwhile. */
  version?: number;
  data?: Data;
};

/**
 * Calls in the name of whoever is logged in: posts `body`, or asks where there is none. Throws nothing.
 */
export async function officeCall<Data>(url: string, body?: object): Promise<OfficeOutcome<Data>> {
  const Authorization = `Bearer ${readToken()}`;
  try {
    const response = await fetch(url, {
      ...(body
        ? {
            method: 'POST',
            body: JSON.stringify(body),
            headers: { Authorization, 'Content-Type': 'application/json' },
          }
        : { headers: { Authorization } }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 401) return { kind: 'loggedOut' };
    const answer = (await response.json()) as Answer<Data>;
    const { success, message, fields = {}, version, data } = answer;
    if (success === true) return { kind: 'done', data: data as Data };
    if (!message) return { kind: 'unreached' };
    return { kind: 'refused', message, fields, ...(version !== undefined && { version }) };
  } catch {
    return { kind: 'unreached' };
  }
}
