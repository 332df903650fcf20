import { serveAnybody } from '@/lib/calls/serve';
import { eraseDataCall } from '@/lib/data-rights/calls';
import { eraseByLink } from '@/lib/data-rights/data-links';

export const POST = serveAnybody(eraseDataCall, ({ body }) => eraseByLink(body.token));
