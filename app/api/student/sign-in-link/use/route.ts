import { useSignInLinkCall } from '@/lib/accounts/calls';
import { logInAnswer } from '@/lib/accounts/session-cookie';
import { logInByLink } from '@/lib/accounts/sign-in-links';
import { serveAnybody } from '@/lib/calls/serve';

export const POST = serveAnybody(useSignInLinkCall, async ({ body }) =>
  logInAnswer(await logInByLink(body.token)),
);
