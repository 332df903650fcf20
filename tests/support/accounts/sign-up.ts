import * as route from '@/app/api/student/register/route';
import { startSession } from '@/lib/accounts/sessions';
import { db } from '@/lib/platform/db';
import { postMultipart } from '../calls/multipart';
import { jpeg } from './photo';
import { signUp, signUpParts } from './sign-up-parts';

type Texts = Record<string, string>;

/** Sends a sign-up and reads the answer. */
export async function register(
  texts: Texts = signUp,
  file?: Uint8Array | null,
  headers?: Record<string, string>,
) {
  const sent = file === undefined ? await jpeg() : file;
  return answerTo(postMultipart('/api/student/register', signUpParts(texts, sent), headers));
}

export async function answerTo(request: Request) {
  const response = await route.POST(request);
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** A signed-up student with a session. */
export async function loggedIn(email = signUp.email): Promise<{ id: string; token: string }> {
  await register({ ...signUp, email });
  const { id } = await db.student.findFirstOrThrow({ where: { email }, select: { id: true } });
  return { id, token: (await startSession({ studentId: id })).token };
}
