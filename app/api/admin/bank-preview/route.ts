import { serveStaff } from '@/lib/office/staff/serve-staff';
import { previewStatement } from '@/lib/payments/bank/import-statement';
import { previewBankCall } from '@/lib/payments/desk/calls';

export const POST = serveStaff(previewBankCall, ({ who, body }) =>
  previewStatement(who, body.text),
);
