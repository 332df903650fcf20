import { institute } from '@/content/facts/institute';
import { serveStudent } from '@/lib/accounts/bearer';
import { confirmEmailCall } from '@/lib/accounts/calls';
import { confirmEmail } from '@/lib/accounts/unconfirmed-email';

const PHONE = institute.phones[0].printed;

export const POST = serveStudent(confirmEmailCall, async ({ who, body, address }) => {
  const data = await confirmEmail({ who, email: body.email, address });
  const message = data.sent
    ? `The link is on its way to ${data.email}. It works once, for a day. Nothing there after a few minutes? Look in the spam folder, or call us on ${PHONE}.`
    : `Your e-mail is ${data.email}. We cannot send you a link. Call us on ${PHONE}.`;
  return { data, message };
});
