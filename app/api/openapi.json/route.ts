import { openapiCall } from '@/lib/calls/calls';
import { openApiDocument } from '@/lib/calls/openapi';
import { serveAnybody } from '@/lib/calls/serve';
import { everyCall } from '@/lib/every-call';
import { env } from '@/lib/platform/env';

let written: string | undefined;
/** Made when it is first asked for: it takes longer than all else that a start does for calls. */
const document = () => (written ??= JSON.stringify(openApiDocument(everyCall, env.SITE_URL)));

export const GET = serveAnybody(
  openapiCall,
  () =>
    new Response(document(), {
      headers: { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=3600' },
    }),
);
