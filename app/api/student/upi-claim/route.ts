import { serveStudent } from '@/lib/accounts/bearer';
import { claimUpiCall } from '@/lib/payments/calls';
import { claimUpi } from '@/lib/payments/upi/upi-claims';

export const POST = serveStudent(claimUpiCall, ({ who, body }) => claimUpi(who.studentId, body));
