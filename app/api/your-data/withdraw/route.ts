import { serveAnybody } from '@/lib/calls/serve';
import { withdrawLeadsCall } from '@/lib/office/rights/calls';
import { withdrawByLink } from '@/lib/office/rights/data-links';

export const POST = serveAnybody(withdrawLeadsCall, ({ body }) => withdrawByLink(body.token));
