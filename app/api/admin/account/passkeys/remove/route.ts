import { removePasskeyCall } from '@/lib/office/staff/calls';
import { withPassword } from '@/lib/office/staff/own-account';
import { removePasskey } from '@/lib/office/staff/passkeys';
import { requireFreshFactor } from '@/lib/office/staff/second-factor';
import { serveAccount } from '@/lib/office/staff/serve-staff';

export const POST = serveAccount(removePasskeyCall, async ({ who, body, address }) => {
  const { passkey, password } = body;
  await requireFreshFactor(who);
  return withPassword(who, { password, address }, () => removePasskey(who, passkey));
});
