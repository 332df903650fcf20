import { institute } from '@/content/facts/institute';
import { areSignInLinksSent } from '@/lib/accounts/sign-in-mails';
import { serveAnybody } from '@/lib/calls/serve';
import { requestDataLinkCall } from '@/lib/data-rights/calls';
import { requestDataLink } from '@/lib/data-rights/data-links';

const PHONE = institute.phones[0].printed;
const ON_ITS_WAY = `If we have data under this e-mail, a link to it is on its way. It works for 30 minutes. Nothing there after a few minutes? Look in the spam folder, or call us on ${PHONE}.`;
const CALL_US = `We cannot send you a link by e-mail. Please call us on ${PHONE}: we show, correct or erase your data.`;

/** The answer does not reveal whether there is any data. */
export const POST = serveAnybody(requestDataLinkCall, async ({ body, address }) => {
  if (!areSignInLinksSent()) return { data: { sent: false }, message: CALL_US };
  await requestDataLink(body.email, address);
  return { data: { sent: true }, message: ON_ITS_WAY };
});
