import { serveStaff } from '@/lib/staff/serve-staff';
import { matchLine } from '@/lib/payments/bank/bank-lines';
import { matchBankLineCall } from '@/lib/payments/desk/calls';

export const POST = serveStaff(matchBankLineCall, ({ who, body }) => matchLine(who, body));
