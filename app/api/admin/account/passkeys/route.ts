import { addPasskeyCall } from '@/lib/office/staff/calls';
import { withPassword } from '@/lib/office/staff/own-account';
import { addPasskey } from '@/lib/office/staff/passkeys';
import { serveAccount } from '@/lib/office/staff/serve-staff';

export const POST = serveAccount(addPasskeyCall, async ({ who, body, address }) => {
  const { name, password, passkey } = body;
  return withPassword(who, { password, address }, () => addPasskey(who, { name, answer: passkey }));
});
