import { openapiCall } from '@/lib/calls/calls';
import { openApiDocument } from '@/lib/calls/openapi';
import { serveAnybody } from '@/lib/calls/serve';
import { everyCall } from '@/lib/office/every-call';
import { env } from '@/lib/platform/env';

const document = JSON.stringify(openApiDocument(everyCall, env.SITE_URL));

export const GET = serveAnybody(
  openapiCall,
  () =>
    new Response(document, {
      headers: { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=3600' },
    }),
);
