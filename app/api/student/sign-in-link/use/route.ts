import { useSignInLinkCall } from '@/lib/accounts/calls';
import { logInAnswer, logInSource } from '@/lib/accounts/log-in-request';
import { logInByLink } from '@/lib/accounts/sign-in-links';
import { serveAnybody } from '@/lib/calls/serve';

export const POST = serveAnybody(useSignInLinkCall, async ({ body, request, address }) => {
  const from = await logInSource(request, address);
  return logInAnswer(await logInByLink(body, from), from);
});
