import { PayerLinkOver, PayerPage, TooManyLinks } from '@/components/student/payments/payer-page';
import { queryLanguage, type PageQuery } from '@/content/catalogue/page-query';
import { onlinePayment } from '@/lib/payments/gateways/gateways';
import { mayOpenLinks } from '@/lib/payments/payer-links/opened-pages';
import { payerView } from '@/lib/payments/payer-links/pay-by-link';
import { withStatus } from '@/lib/platform/page-status';
import { payerMetadata } from '../payer-metadata';

export const metadata = payerMetadata;

interface PayProps {
  params: Promise<{ token: string }>;
  searchParams: Promise<PageQuery>;
}

/** Opening it changes nothing: chats open links for their previews. */
export default async function Pay({ params, searchParams }: PayProps) {
  const { token } = await params;
  const language = queryLanguage(await searchParams);
  const other = language === 'hi' ? `/pay/${token}` : `/pay/${token}?lang=hi`;
  const spoken = { language, other };
  if (!(await mayOpenLinks())) return withStatus(429, <TooManyLinks {...spoken} />);
  const view = await payerView(token);
  if (!view) return withStatus(404, <PayerLinkOver {...spoken} />);
  const online = onlinePayment();
  const isTest = online.open && online.gateway.name === 'sandbox';
  return <PayerPage token={token} view={view} isTest={isTest} {...spoken} />;
}
