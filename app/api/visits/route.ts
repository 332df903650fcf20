import { serveAnybody } from '@/lib/calls/serve';
import { countArrivalCall } from '@/lib/sources/calls';
import { countArrival } from '@/lib/sources/count-visits';
import { asksForPrivacy } from '@/lib/sources/privacy';

export const POST = serveAnybody(countArrivalCall, async ({ body, request }) =>
  asksForPrivacy(request.headers) ? null : countArrival(body),
);
