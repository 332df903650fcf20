import { confirmFactorCall } from '@/lib/office/staff/calls';
import { confirmFactor } from '@/lib/office/staff/second-factor';
import { serveAccount } from '@/lib/office/staff/serve-staff';

export const POST = serveAccount(confirmFactorCall, ({ who, body: { code }, address }) =>
  confirmFactor(who, { code, address }),
);
