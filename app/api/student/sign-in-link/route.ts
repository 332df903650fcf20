import { institute } from '@/content/facts/institute';
import { askForSignInLinkCall } from '@/lib/accounts/calls';
import { requestSignInLink } from '@/lib/accounts/sign-in-links';
import { areSignInLinksSent } from '@/lib/accounts/sign-in-mails';
import { serveAnybody } from '@/lib/calls/serve';

const PHONE = institute.phones[0].printed;
const ON_ITS_WAY = `If there is an account under this e-mail, a link to log in is on its way. It works once, for ten minutes. Nothing there after a few minutes? Look in the spam folder, or call us on ${PHONE}.`;
const CALL_US = `We cannot send you a link by e-mail. Please call us on ${PHONE}, and we will log you in.`;

/**
 * `data.sent` is true where this site sends such mails; the answer does not reveal whether the
 * account exists.
 */
export const POST = serveAnybody(askForSignInLinkCall, async ({ body, address }) => {
  if (!areSignInLinksSent()) return { data: { sent: false }, message: CALL_US };
  await requestSignInLink(body, address);
  return { data: { sent: true }, message: ON_ITS_WAY };
});
