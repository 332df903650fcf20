import { handler, readBody } from '@/lib/api';
import { pageAfterPress } from '@/lib/payments/press-sandbox';
import { sandboxPressSchema } from '@/lib/schemas/sandbox-press';

/** The buttons of the sandbox's test page: plain forms of our own. */
export const POST = handler(async (request) => {
  const pressed = await readBody(request, sandboxPressSchema, 'Press one of the four buttons.');
  const headers = { Location: await pageAfterPress(pressed), 'Cache-Control': 'no-store' };
  return new Response(null, { status: 303, headers });
});
