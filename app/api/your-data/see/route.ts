import { serveAnybody } from '@/lib/calls/serve';
import { seeDataCall } from '@/lib/data-rights/calls';
import { dataOfLink } from '@/lib/data-rights/data-links';

export const POST = serveAnybody(seeDataCall, ({ body }) => dataOfLink(body.token));
