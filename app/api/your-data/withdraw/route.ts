import { serveAnybody } from '@/lib/calls/serve';
import { withdrawLeadsCall } from '@/lib/data-rights/calls';
import { withdrawByLink } from '@/lib/data-rights/data-links';

export const POST = serveAnybody(withdrawLeadsCall, ({ body }) => withdrawByLink(body.token));
