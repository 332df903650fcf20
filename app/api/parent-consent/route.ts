import { giveParentConsentCall } from '@/lib/accounts/calls';
import { giveParentConsent } from '@/lib/accounts/parent-consent';
import { serveAnybody } from '@/lib/calls/serve';

export const POST = serveAnybody(giveParentConsentCall, async ({ body }) => {
  await giveParentConsent(body.token, body);
  return { recorded: true };
});
