import { serveAnybody } from '@/lib/calls/serve';
import { countVisitCall } from '@/lib/web-vitals/calls';
import { countVisit } from '@/lib/web-vitals/count-visit';

export const POST = serveAnybody(countVisitCall, async ({ body, address }) => {
  await countVisit(body, address);
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
});
