import { institute } from '@/content/facts/institute';
import { serveStudent } from '@/lib/accounts/bearer';
import { askParentCall } from '@/lib/accounts/calls';
import { askParent } from '@/lib/accounts/parent-consent';

const PHONE = institute.phones[0].printed;

export const POST = serveStudent(askParentCall, async ({ who, body, address }) => {
  const sent = await askParent(who.studentId, body.email, address);
  const message = sent
    ? `The link is on its way to ${body.email}. When your parent has agreed, press Save. Nothing there after a few minutes? Look in the spam folder, or call us on ${PHONE}.`
    : `No link was sent. Call us on ${PHONE}: we give your parent a link, or take the consent on paper.`;
  return { data: { sent }, message };
});
