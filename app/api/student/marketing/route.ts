import { serveStudent } from '@/lib/accounts/bearer';
import { setMarketingCall } from '@/lib/data-rights/calls';
import { setMarketing } from '@/lib/accounts/consents';

export const POST = serveStudent(setMarketingCall, ({ who, body }) =>
  setMarketing(who.studentId, body),
);
