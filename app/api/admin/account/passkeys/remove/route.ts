import { removePasskeyCall } from '@/lib/office/staff/calls';
import { withPassword } from '@/lib/office/staff/own-account';
import { removePasskey } from '@/lib/office/staff/passkeys';
import { serveAccount } from '@/lib/office/staff/serve-staff';

export const POST = serveAccount(removePasskeyCall, async ({ who, body, address }) => {
  const { passkey, password } = body;
  return withPassword(who, { password, address }, () => removePasskey(who, passkey));
});
