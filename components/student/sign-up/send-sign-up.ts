import { call } from '@/components/form/call';
import type { Typed } from '@/components/form/typed';

/** A photo takes a while over a slow connection. */
const TIMEOUT_MS = 60_000;

/** POST /api/student/register with the photo as `myFile`. */
export function sendSignUp(typed: Typed, photo: Blob | null) {
  const body = new FormData();
  for (const [name, value] of Object.entries(typed)) {
    if (name !== 'myFile') body.append(name, value);
  }
  if (photo) body.append('myFile', photo, 'photo.jpg');
  return call<{ myfilename: string }>('/api/student/register', { body, timeoutMs: TIMEOUT_MS });
}
