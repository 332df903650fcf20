import { addPasskeyCall } from '@/lib/staff/calls';
import { withPassword } from '@/lib/staff/own-account';
import { addPasskey } from '@/lib/staff/passkeys';
import { serveAccount } from '@/lib/staff/serve-staff';

export const POST = serveAccount(addPasskeyCall, async ({ who, body, address }) => {
  const { name, password, passkey } = body;
  return withPassword(who, { password, address }, () => addPasskey(who, { name, answer: passkey }));
});
