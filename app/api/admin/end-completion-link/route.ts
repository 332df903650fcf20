import { endCompletionLinkCall } from '@/lib/counter/calls';
import { endCompletionLink } from '@/lib/counter/completion-links';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(endCompletionLinkCall, ({ who, body }) =>
  endCompletionLink(who, body),
);
