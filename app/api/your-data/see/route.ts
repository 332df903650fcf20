import { serveAnybody } from '@/lib/calls/serve';
import { seeDataCall } from '@/lib/office/rights/calls';
import { dataOfLink } from '@/lib/office/rights/data-links';

export const POST = serveAnybody(seeDataCall, ({ body }) => dataOfLink(body.token));
