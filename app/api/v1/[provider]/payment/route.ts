import { bearerLogIn } from '@/lib/accounts/bearer';
import { serve } from '@/lib/calls/serve';
import { startPaymentCall } from '@/lib/payments/calls';
import { addressForCaller, calledProvider } from '@/lib/payments/gateways/gateways';
import { countPaymentCall, startPayment } from '@/lib/payments/start-payment';

export const POST = serve(startPaymentCall, calledProvider, async (received) => {
  const { who: provider, body, request, address } = received;
  const logIn = await bearerLogIn(request);
  await countPaymentCall(address);
  const { url } = await startPayment(
    provider,
    { studentId: logIn?.studentId ?? null, address },
    body,
  );
  const answer = { success: true, url: addressForCaller(request, url) };
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } });
});
