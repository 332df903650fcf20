import { readToken } from '../token';

/**
 * What became of a call. `unreached`: nothing of ours came back. `refused`: what was sent has to change.
 * `busy`: we answered, but it has to be tried again.
 */
export type Outcome<Data> =
  | { kind: 'done'; data: Data }
  | { kind: 'unreached' }
  | { kind: 'loggedOut' }
  | { kind: 'busy'; message: string | null }
  | { kind: 'refused'; message: string | null; fields: Record<string, string> };

type Answer<Data> = {
  success?: unknown;
  message?: string;
  fields?: Record<string, string>;
  data?: Data;
};

const JSON_TIMEOUT_MS = 15_000;
const PHOTO_TIMEOUT_MS = 60_000;

export type SavedRegistration = {
  id: string;
  registrationnumber: string;
  /** In rupees; null while it has to be confirmed. */
  price: number | null;
};

/** POST /api/student/registration-form. The same `requestId` is the same row. */
export function saveRegistration(form: object): Promise<Outcome<SavedRegistration>> {
  const headers = { 'Content-Type': 'application/json' };
  return call('/api/student/registration-form', JSON.stringify(form), JSON_TIMEOUT_MS, headers);
}

/** POST /api/student/upload. The photo becomes the student's. */
export function uploadPhoto(photo: Blob): Promise<Outcome<{ myfilename: string }>> {
  const body = new FormData();
  body.append('studentProfile', photo, 'photo.jpg');
  return call('/api/student/upload', body, PHOTO_TIMEOUT_MS);
}

async function call<Data>(
  url: string,
  body: BodyInit,
  timeoutMs: number,
  headers?: Record<string, string>,
): Promise<Outcome<Data>> {
  const token = readToken();
  if (token === null) return { kind: 'loggedOut' };
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, ...headers },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    return outcomeOf(response.status, (await response.json()) as Answer<Data> | null);
  } catch {
    return { kind: 'unreached' };
  }
}

function outcomeOf<Data>(status: number, answer: Answer<Data> | null): Outcome<Data> {
  const { success, message = null, fields = {}, data } = answer ?? {};
  if (status === 401) return { kind: 'loggedOut' };
  if (status >= 500 || status === 408 || status === 429) return { kind: 'busy', message };
  if (success === true && data !== undefined) return { kind: 'done', data };
  return success === false ? { kind: 'refused', message, fields } : { kind: 'unreached' };
}
