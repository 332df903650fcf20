import { call, type Outcome } from '@/components/form/call';
import { readToken } from '@/components/student/token';

const PHOTO_TIMEOUT_MS = 60_000;

export type SavedRegistration = {
  id: string;
  registrationnumber: string;
  /** In rupees; null while it has to be confirmed. */
  price: number | null;
};

/** POST /api/student/registration-form. The same `requestId` is the same row. */
export function saveRegistration(form: object): Promise<Outcome<SavedRegistration>> {
  return call('/api/student/registration-form', { body: form, token: readToken() });
}

/** POST /api/student/upload. The photo becomes the student's. */
export function uploadPhoto(photo: Blob): Promise<Outcome<{ myfilename: string }>> {
  const body = new FormData();
  body.append('studentProfile', photo, 'photo.jpg');
  const timeoutMs = PHOTO_TIMEOUT_MS;
  return call('/api/student/upload', { body, token: readToken(), timeoutMs });
}
