import { confirmFactorCall } from '@/lib/staff/calls';
import { confirmFactor } from '@/lib/staff/second-factor';
import { serveAccount } from '@/lib/staff/serve-staff';

export const POST = serveAccount(confirmFactorCall, ({ who, body: { code }, address }) =>
  confirmFactor(who, { code, address }),
);
