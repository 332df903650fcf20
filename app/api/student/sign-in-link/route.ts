import { institute } from '@/content/institute';
import { linkRequestSchema } from '@/lib/accounts/log-in';
import { askForSignInLink } from '@/lib/accounts/sign-in-links/sign-in-links';
import { areSignInLinksSent } from '@/lib/accounts/sign-in-links/sign-in-links-sent';
import { addressOf, handler, readBody, success } from '@/lib/calls/handler';

const PHONE = institute.phones[0].printed;
const ON_ITS_WAY = `If there is an account under this email, a link to log in is on its way. It works once, for ten minutes. Nothing there after a few minutes? Look in the spam folder, or call us on ${PHONE}.`;
const CALL_US = `We cannot send you a link by email. Please call us on ${PHONE}: we help you to log in.`;

/** `data.sent` says whether this site sends such mails at all; nothing says whether there is an account. */
export const POST = handler(async (request) => {
  const { email } = await readBody(request, linkRequestSchema, 'Enter your email');
  if (!areSignInLinksSent()) return success({ sent: false }, undefined, CALL_US);
  await askForSignInLink(email, addressOf(request));
  return success({ sent: true }, undefined, ON_ITS_WAY);
});
