import { serveStaff } from '@/lib/office/staff/access';
import { putLineBack } from '@/lib/payments/bank/bank-lines';
import { putBankLineBackCall } from '@/lib/payments/desk/calls';

export const POST = serveStaff(putBankLineBackCall, ({ who, body }) => putLineBack(who, body));
