import { serveAnybody } from '@/lib/calls/serve';
import { readCompletionLinkCall } from '@/lib/office/enrol/calls';
import { readCompletionLink } from '@/lib/office/enrol/completion-links';

export const POST = serveAnybody(readCompletionLinkCall, ({ body }) =>
  readCompletionLink(body.token),
);
