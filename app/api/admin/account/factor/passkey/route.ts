import { beginFactorPasskeyCall } from '@/lib/office/staff/calls';
import { beginUse } from '@/lib/office/staff/passkeys';
import { serveAccount } from '@/lib/office/staff/serve-staff';

export const POST = serveAccount(beginFactorPasskeyCall, async ({ who }) => {
  const options = await beginUse({ staffId: who.staffId, purpose: 'confirm' });
  return options && { ...options };
});
