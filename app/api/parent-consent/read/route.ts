import { readParentLinkCall } from '@/lib/accounts/calls';
import { readParentLink } from '@/lib/accounts/parent-consent';
import { serveAnybody } from '@/lib/calls/serve';

export const POST = serveAnybody(readParentLinkCall, ({ body }) => readParentLink(body.token));
