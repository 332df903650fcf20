import { serveAnybody } from '@/lib/calls/serve';
import { eraseLeadsCall } from '@/lib/office/rights/calls';
import { eraseByLink } from '@/lib/office/rights/data-links';

export const POST = serveAnybody(eraseLeadsCall, ({ body }) => eraseByLink(body.token));
