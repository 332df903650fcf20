import { handler } from '@/lib/calls/handler';
import { openApiDocument } from '@/lib/calls/openapi/document';
import { env } from '@/lib/platform/env';

const document = JSON.stringify(openApiDocument(env.SITE_URL));

export const GET = handler(
  () =>
    new Response(document, {
      headers: { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=3600' },
    }),
);
