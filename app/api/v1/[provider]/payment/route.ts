import { addressOf, handler, readBody } from '@/lib/api';
import { bearerLogIn } from '@/lib/auth/bearer';
import { countPaymentStart } from '@/lib/data/payment-limits';
import { addressForCaller, calledProvider } from '@/lib/payments/called-provider';
import { startPayment } from '@/lib/payments/start-payment';
import { paymentSchema } from '@/lib/schemas/payment';

export const POST = handler(async (request) => {
  const provider = calledProvider(request);
  const input = await readBody(request, paymentSchema);
  const logIn = await bearerLogIn(request);
  await countPaymentStart(addressOf(request));
  const { url } = await startPayment(provider, logIn?.studentId ?? null, input);
  const answer = { success: true, url: addressForCaller(request, url) };
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } });
});
