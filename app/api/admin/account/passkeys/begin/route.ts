import { beginPasskeyCall } from '@/lib/office/staff/calls';
import { beginPasskey } from '@/lib/office/staff/passkeys';
import { requireFreshFactor } from '@/lib/office/staff/second-factor';
import { serveAccount } from '@/lib/office/staff/serve-staff';

export const POST = serveAccount(beginPasskeyCall, async ({ who }) => {
  await requireFreshFactor(who);
  return { ...(await beginPasskey(who)) };
});
