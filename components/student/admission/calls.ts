import { call, type CallBody, type CallData, type Outcome } from '@/components/form/call';
import { readToken } from '@/components/student/token';

const PHOTO_TIMEOUT_MS = 60_000;

export type SavedRegistration = CallData<'/api/student/registration-form'>;

/** POST /api/student/registration-form. The same `requestId` is the same row. */
export function saveRegistration(
  form: CallBody<'/api/student/registration-form'>,
): Promise<Outcome<SavedRegistration>> {
  return call('/api/student/registration-form', { body: form, token: readToken() });
}

/** POST /api/student/upload. The photo becomes the student's. */
export function uploadPhoto(photo: Blob): Promise<Outcome<CallData<'/api/student/upload'>>> {
  const body = new FormData();
  body.append('studentProfile', photo, 'photo.jpg');
  const timeoutMs = PHOTO_TIMEOUT_MS;
  return call('/api/student/upload', { body, token: readToken(), timeoutMs });
}
