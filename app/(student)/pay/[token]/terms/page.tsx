import {
  PayerLinkOver,
  PayerTermsPage,
  TooManyLinks,
} from '@/components/student/payments/payer-page';
import { AgreedPolicies } from '@/components/student/enrolment/agreed-policies';
import { agreedPolicies } from '@/lib/enrolment/agreed-policies';
import { mayOpenLinks } from '@/lib/payments/payer-links/opened-pages';
import { findPayerLink } from '@/lib/payments/payer-links/payer-links';
import { withStatus } from '@/lib/platform/page-status';
import { payerMetadata } from '../../payer-metadata';

export const metadata = payerMetadata;

interface PayTermsProps {
  params: Promise<{ token: string }>;
  searchParams: Promise<{ policy?: string | string[] }>;
}

/** The policies of the registration as they read when it was made. */
export default async function PayTerms({ params, searchParams }: PayTermsProps) {
  if (!(await mayOpenLinks())) return withStatus(429, <TooManyLinks />);
  const { token } = await params;
  const { policy } = await searchParams;
  const link = await findPayerLink(token);
  if (!link) return withStatus(404, <PayerLinkOver />);
  return (
    <PayerTermsPage token={token}>
      <AgreedPolicies
        policies={await agreedPolicies(link.registrationId)}
        shown={typeof policy === 'string' ? policy : undefined}
        hrefOf={(one) => `/pay/${token}/terms?${new URLSearchParams({ policy: one })}`}
      />
    </PayerTermsPage>
  );
}
