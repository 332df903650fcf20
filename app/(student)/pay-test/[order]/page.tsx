import { NoSuchTestPayment, PayTestPage } from '@/components/student/payments/pay-test-page';
import { institute } from '@/content/facts/institute';
import { payTest } from '@/lib/payments/pay-test';
import { shownSandboxOrder } from '@/lib/payments/gateways/sandbox/press-sandbox';
import { withStatus } from '@/lib/platform/page-status';

export const metadata = {
  title: `${payTest.title} | ${institute.name}`,
  robots: { index: false, follow: false },
};

interface PayTestProps {
  params: Promise<{ order: string }>;
}

export default async function PayTest({ params }: PayTestProps) {
  const { order: orderId } = await params;
  const order = await shownSandboxOrder(orderId);
  if (!order) return withStatus(404, <NoSuchTestPayment />);
  const { amount, description, state, returnUrl } = order;
  const { pathname, search } = new URL(returnUrl);
  return (
    <PayTestPage
      path={`/pay-test/${orderId}`}
      returnPath={`${pathname}${search}`}
      orderId={orderId}
      amount={amount}
      description={description}
      state={state}
    />
  );
}
