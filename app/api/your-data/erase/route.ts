import { serveAnybody } from '@/lib/calls/serve';
import { eraseDataCall } from '@/lib/office/rights/calls';
import { eraseByLink } from '@/lib/office/rights/data-links';

export const POST = serveAnybody(eraseDataCall, ({ body }) => eraseByLink(body.token));
