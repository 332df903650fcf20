import { openapiCall } from '@/lib/calls/calls';
import { openApiDocument } from '@/lib/calls/openapi';
import { serveAnybody } from '@/lib/calls/serve';
import { everyCall } from '@/lib/every-call';
import { env } from '@/lib/platform/env';

let written: string | undefined;
/** Built at the first request: building it at start would be the slowest part of a start. */
const document = () => (written ??= JSON.stringify(openApiDocument(everyCall, env.SITE_URL)));

export const GET = serveAnybody(
  openapiCall,
  () =>
    new Response(document(), {
      headers: { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=3600' },
    }),
);
