import { makeCompletionLinkCall } from '@/lib/counter/calls';
import { makeCompletionLink } from '@/lib/counter/completion-links';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(makeCompletionLinkCall, ({ who, body }) =>
  makeCompletionLink(who, body),
);
