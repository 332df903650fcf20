import { handler } from '@/lib/calls/handler';
import { calledProvider } from '@/lib/payments/gateways/gateways';
import { pageAfterReturn } from '@/lib/payments/returned-payment';
import { logFailure } from '@/lib/platform/log';

/** Where a gateway sends the browser afterwards, by a link or with a form of its own that is not read. */
const goOn = handler(
  async (request) => {
    const provider = calledProvider(request);
    const payment = new URL(request.url).searchParams.get('payment') ?? '';
    const page = await pageAfterReturn(provider, payment).catch((error: unknown) => {
      logFailure('return of a payer', error);
      // It says what is known, as soon as it is.
      return `/success?${new URLSearchParams({ payment })}`;
    });
    const headers = { Location: page, 'Cache-Control': 'no-store' };
    return new Response(null, { status: 303, headers });
  },
  { fromAnywhere: true },
);

export { goOn as GET, goOn as POST };
