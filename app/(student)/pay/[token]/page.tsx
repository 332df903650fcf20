import { PayerLinkOver, PayerPage, TooManyLinks } from '@/components/student/payments/payer-page';
import { onlinePayment } from '@/lib/payments/gateways/gateways';
import { mayOpenLinks } from '@/lib/payments/payer-links/opened-pages';
import { payerView } from '@/lib/payments/payer-links/pay-by-link';
import { withStatus } from '@/lib/platform/page-status';
import { payerMetadata } from '../payer-metadata';

export const metadata = payerMetadata;

interface PayProps {
  params: Promise<{ token: string }>;
}

/** Opening it changes nothing: chats open links for their previews. */
export default async function Pay({ params }: PayProps) {
  if (!(await mayOpenLinks())) return withStatus(429, <TooManyLinks />);
  const { token } = await params;
  const view = await payerView(token);
  if (!view) return withStatus(404, <PayerLinkOver />);
  const online = onlinePayment();
  const isTest = online.open && online.gateway.name === 'sandbox';
  return <PayerPage token={token} view={view} isTest={isTest} />;
}
