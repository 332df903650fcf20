import { removePasskeyCall } from '@/lib/staff/calls';
import { withPassword } from '@/lib/staff/own-account';
import { removePasskey } from '@/lib/staff/passkeys';
import { serveAccount } from '@/lib/staff/serve-staff';

export const POST = serveAccount(removePasskeyCall, async ({ who, body, address }) => {
  const { passkey, password } = body;
  return withPassword(who, { password, address }, () => removePasskey(who, passkey));
});
