import { endCompletionLinkCall } from '@/lib/office/enrol/calls';
import { endCompletionLink } from '@/lib/office/enrol/completion-links';
import { serveStaff } from '@/lib/office/staff/serve-staff';

export const POST = serveStaff(endCompletionLinkCall, ({ who, body }) =>
  endCompletionLink(who, body),
);
