import { staffPage } from '@/app/(staff)/searchuser/staff-page';
import { NoSuchForm } from '@/components/office/frame/staff-frame';
import { TermsPage } from '@/components/office/people/terms-page';
import { printShortDay } from '@/content/day';
import { formatRupees } from '@/content/money';
import { agreedPolicies } from '@/lib/enrolment/agreed-policies';
import type { ShownPayment } from '@/lib/enrolment/shown-payment';
import { registrationToPrint } from '@/lib/people/read-person';
import { claimClauses } from '@/lib/refunds/refund-claims';
import { paymentsFor } from '@/lib/payments/payment-state';
import { withStatus } from '@/lib/platform/page-status';
import { officeMetadata } from '@/lib/site/seo';

const title = 'Terms as bought';

export const metadata = officeMetadata(title);

interface OfficeTermsProps {
  params: Promise<{ registration: string }>;
  searchParams: Promise<{ policy?: string | string[] }>;
}

export default async function OfficeTerms({ params, searchParams }: OfficeTermsProps) {
  const { registration: id } = await params;
  const { policy } = await searchParams;
  const path = `/searchuser/form/${id}/terms`;
  return staffPage('people.read', { path, title }, async (staff) => {
    const record = await registrationToPrint(staff, id, 'terms');
    if (!record) return withStatus(404, <NoSuchForm staff={staff} />);
    const policies = await agreedPolicies(id);
    const { clauses, isAsBought } = claimClauses(policies);
    const paid = (await paymentsFor(id)).filter(({ paidOn }) => paidOn !== null);
    return (
      <TermsPage
        staff={staff}
        path={path}
        title={title}
        record={record}
        policies={policies}
        shown={typeof policy === 'string' ? policy : undefined}
        claim={{
          registration: id,
          claimant: record.studentname,
          payments: paid.map((one) => [one.id, paymentLabel(one)]),
          clauses: clauses.map(({ number, heading, text }) => [
            number,
            `${number} ${heading}: ${text}`,
          ]),
          isAsBought,
        }}
      />
    );
  });
}

function paymentLabel({ amount, paidOn, reference }: ShownPayment): string {
  return [formatRupees(amount), paidOn && printShortDay(paidOn), reference]
    .filter(Boolean)
    .join(', ');
}
