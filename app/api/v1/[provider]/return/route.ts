import { serve } from '@/lib/calls/serve';
import { returnFromPaymentByFormCall, returnFromPaymentCall } from '@/lib/payments/calls';
import { calledProvider } from '@/lib/payments/gateways/gateways';
import type { GatewayName } from '@/lib/payments/payment-ways';
import { pageAfterReturn } from '@/lib/payments/returned-payment';
import { logFailure } from '@/lib/platform/log';

interface Returning {
  who: GatewayName;
  request: Request;
}

async function redirectPayer({ who: provider, request }: Returning): Promise<Response> {
  const payment = new URL(request.url).searchParams.get('payment') ?? '';
  const page = await pageAfterReturn(provider, payment).catch((error: unknown) => {
    logFailure('return of a payer', error);
    // The page shows the payment's status as soon as it is known.
    return `/success?${new URLSearchParams({ payment })}`;
  });
  const headers = { Location: page, 'Cache-Control': 'no-store' };
  return new Response(null, { status: 303, headers });
}

export const GET = serve(returnFromPaymentCall, calledProvider, redirectPayer);
export const POST = serve(returnFromPaymentByFormCall, calledProvider, redirectPayer);
