import { makeCompletionLinkCall } from '@/lib/office/enrol/calls';
import { makeCompletionLink } from '@/lib/office/enrol/completion-links';
import { serveStaff } from '@/lib/office/staff/serve-staff';

export const POST = serveStaff(makeCompletionLinkCall, ({ who, body }) =>
  makeCompletionLink(who, body),
);
