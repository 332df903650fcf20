import { handler, readBody } from '@/lib/api';
import { logInAnswer } from '@/lib/auth/log-in-call';
import { logInByLink } from '@/lib/data/sign-in-links';
import { linkUseSchema } from '@/lib/schemas/log-in';

export const POST = handler(async (request) => {
  const { token } = await readBody(request, linkUseSchema, 'Open the link from the email again.');
  return logInAnswer(await logInByLink(token));
});
