import {
  PayerLinkOver,
  PayerTermsPage,
  TooManyLinks,
} from '@/components/student/payments/payer-page';
import {
  queryLanguage,
  queryString,
  queryText,
  type PageQuery,
} from '@/content/catalogue/page-query';
import { AgreedPolicies } from '@/components/student/enrolment/agreed-policies';
import { agreedPolicies } from '@/lib/enrolment/agreed-policies';
import { mayOpenLinks } from '@/lib/payments/payer-links/opened-pages';
import { findPayerLink } from '@/lib/payments/payer-links/payer-links';
import { withStatus } from '@/lib/platform/page-status';
import { payerMetadata } from '../../payer-metadata';

export const metadata = payerMetadata;

interface PayTermsProps {
  params: Promise<{ token: string }>;
  searchParams: Promise<PageQuery>;
}

/** The address of the terms, with the parameters that are not empty. */
function termsPath(token: string, query: Readonly<Record<string, string>>): string {
  const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
  return `/pay/${token}/terms${queryString(given)}`;
}

/** The policies of the registration as they read when it was made. */
export default async function PayTerms({ params, searchParams }: PayTermsProps) {
  const { token } = await params;
  const query = await searchParams;
  const policy = queryText(query, 'policy');
  const language = queryLanguage(query);
  const other = termsPath(token, { policy, lang: language === 'hi' ? '' : 'hi' });
  const spoken = { language, other };
  if (!(await mayOpenLinks())) return withStatus(429, <TooManyLinks {...spoken} />);
  const link = await findPayerLink(token);
  if (!link) return withStatus(404, <PayerLinkOver {...spoken} />);
  return (
    <PayerTermsPage token={token} {...spoken}>
      <AgreedPolicies
        policies={await agreedPolicies(link.registrationId)}
        shown={policy || undefined}
        hrefOf={(one) => termsPath(token, { policy: one, lang: language === 'hi' ? 'hi' : '' })}
      />
    </PayerTermsPage>
  );
}
