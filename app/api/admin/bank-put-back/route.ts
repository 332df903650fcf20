import { serveStaff } from '@/lib/staff/serve-staff';
import { putLineBack } from '@/lib/payments/bank/bank-lines';
import { putBankLineBackCall } from '@/lib/payments/desk/calls';

export const POST = serveStaff(putBankLineBackCall, ({ who, body }) => putLineBack(who, body));
