import { serveAnybody } from '@/lib/calls/serve';
import { readCompletionLinkCall } from '@/lib/counter/calls';
import { readCompletionLink } from '@/lib/counter/completion-links';

export const POST = serveAnybody(readCompletionLinkCall, ({ body }) =>
  readCompletionLink(body.token),
);
