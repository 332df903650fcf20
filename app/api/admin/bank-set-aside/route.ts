import { serveStaff } from '@/lib/staff/serve-staff';
import { setLineAside } from '@/lib/payments/bank/bank-lines';
import { setBankLineAsideCall } from '@/lib/payments/desk/calls';

export const POST = serveStaff(setBankLineAsideCall, ({ who, body }) => setLineAside(who, body));
