import { beginFactorPasskeyCall } from '@/lib/staff/calls';
import { beginUse } from '@/lib/staff/passkeys';
import { serveAccount } from '@/lib/staff/serve-staff';

export const POST = serveAccount(beginFactorPasskeyCall, async ({ who }) => {
  const options = await beginUse({ staffId: who.staffId, purpose: 'confirm' });
  return options && { ...options };
});
