import { handler } from '@/lib/api';
import { env } from '@/lib/env';
import { openApiDocument } from '@/lib/openapi/document';

const document = JSON.stringify(openApiDocument(env.SITE_URL));

export const GET = handler(
  () =>
    new Response(document, {
      headers: { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=3600' },
    }),
);
