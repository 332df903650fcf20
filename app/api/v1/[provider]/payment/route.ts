import { bearerLogIn } from '@/lib/accounts/bearer';
import { addressOf, handler, readBody } from '@/lib/calls/handler';
import { addressForCaller, calledProvider } from '@/lib/payments/gateways/gateways';
import { paymentSchema } from '@/lib/payments/payment-request';
import { countPaymentStart, startPayment } from '@/lib/payments/start-payment';

export const POST = handler(async (request) => {
  const provider = calledProvider(request);
  const input = await readBody(request, paymentSchema);
  const logIn = await bearerLogIn(request);
  await countPaymentStart(addressOf(request));
  const { url } = await startPayment(provider, logIn?.studentId ?? null, input);
  const answer = { success: true, url: addressForCaller(request, url) };
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } });
});
