import { beginPasskeyCall } from '@/lib/office/staff/calls';
import { beginPasskey } from '@/lib/office/staff/passkeys';
import { serveAccount } from '@/lib/office/staff/serve-staff';

export const POST = serveAccount(beginPasskeyCall, async ({ who }) => ({
  ...(await beginPasskey(who)),
}));
