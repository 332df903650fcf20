import { handler, readBody } from '@/lib/calls/handler';
import { sandboxPressSchema } from '@/lib/payments/gateways/sandbox/press';
import { pageAfterPress } from '@/lib/payments/gateways/sandbox/press-sandbox';

/** The buttons of the sandbox's test page: plain forms of our own. */
export const POST = handler(async (request) => {
  const pressed = await readBody(request, sandboxPressSchema, 'Press one of the four buttons.');
  const headers = { Location: await pageAfterPress(pressed), 'Cache-Control': 'no-store' };
  return new Response(null, { status: 303, headers });
});
