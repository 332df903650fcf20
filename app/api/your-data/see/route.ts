import { serveAnybody } from '@/lib/calls/serve';
import { seeLeadsCall } from '@/lib/office/rights/calls';
import { leadsOfLink } from '@/lib/office/rights/data-links';

export const POST = serveAnybody(seeLeadsCall, ({ body }) => leadsOfLink(body.token));
