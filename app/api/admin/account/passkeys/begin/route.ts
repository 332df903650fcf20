import { beginPasskeyCall } from '@/lib/staff/calls';
import { beginPasskey } from '@/lib/staff/passkeys';
import { serveAccount } from '@/lib/staff/serve-staff';

export const POST = serveAccount(beginPasskeyCall, async ({ who }) => ({
  ...(await beginPasskey(who)),
}));
