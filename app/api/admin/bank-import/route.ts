import { serveStaff } from '@/lib/office/staff/serve-staff';
import { importStatement } from '@/lib/payments/bank/import-statement';
import { importBankCall } from '@/lib/payments/desk/calls';

export const POST = serveStaff(importBankCall, ({ who, body }) => importStatement(who, body.text));
