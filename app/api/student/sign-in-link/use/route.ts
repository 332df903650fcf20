import { linkUseSchema } from '@/lib/accounts/log-in';
import { logInAnswer } from '@/lib/accounts/session-cookie';
import { logInByLink } from '@/lib/accounts/sign-in-links/sign-in-links';
import { handler, readBody } from '@/lib/calls/handler';

export const POST = handler(async (request) => {
  const { token } = await readBody(request, linkUseSchema, 'Open the link from the email again.');
  return logInAnswer(await logInByLink(token));
});
