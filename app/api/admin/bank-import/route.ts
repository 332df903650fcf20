import { claimExcesses } from '@/lib/refunds/refund-claims';
import { serveStaff } from '@/lib/staff/serve-staff';
import { importStatement } from '@/lib/payments/bank/import-statement';
import { importBankCall } from '@/lib/payments/desk/calls';

export const POST = serveStaff(importBankCall, async ({ who, body }) => {
  const imported = await importStatement(who, body.text);
  await claimExcesses(who);
  return imported;
});
