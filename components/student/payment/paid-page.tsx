import { PageFrame } from '@/components/site/page-frame';
import { PhoneCard } from '@/components/site/phone-card';
import { RequireToken } from '@/components/student/session/session-script';
import { ButtonLink } from '@/components/ui/button';
import { StaticHtml } from '@/components/ui/static-html';
import { formatRupees, type Paise } from '@/content/money';
import { paidState as words, paymentResult } from '@/content/payment-result';
import type { ShownPayment } from '@/lib/enrolment/shown-payment';
import { trailThrough } from '@/lib/site/seo';
import { PaymentFacts } from './payment-facts';
import { paymentPath } from './payment-paths';

interface PaidPageProps {
  path: string;
  payment: ShownPayment;
  /** The rest of the fee in paise; null when nothing is due. */
  rest: Paise | null;
}

/** `/form` after payment. */
export function PaidPage({ path, payment, rest }: PaidPageProps) {
  const { registration, receipt } = payment;
  return (
    <PageFrame path={path} trail={trailThrough(path)} staticPart={StaticHtml} courseList>
      <RequireToken />
      <h1>{words.heading}</h1>
      <p className="lede mt-3 max-w-prose">
        {rest ? `${words.rest} ${formatRupees(rest)}.` : words.lede}
      </p>
      <div className="mt-6 grid gap-7 xl:grid-cols-[minmax(0,1fr)_320px] xl:gap-11">
        <div className="payment-slip" data-standing="paid">
          <PaymentFacts payment={payment} amountLabel={words.amount} />
          <div className="payment-buttons">
            {registration && rest && (
              <ButtonLink href={paymentPath(registration.id)}>{words.payNow}</ButtonLink>
            )}
            {registration && (
              <ButtonLink
                variant={rest ? 'outline' : 'primary'}
                href={`/form-print/pdf?${new URLSearchParams({ registration: registration.id })}`}
              >
                {words.download}
              </ButtonLink>
            )}
            {receipt && (
              <ButtonLink href={receipt.path} variant="outline">
                {words.receipt}
              </ButtonLink>
            )}
            <ButtonLink href="/" variant="outline">
              {words.home}
            </ButtonLink>
          </div>
          <p className="mt-3">
            <a href="/history" className="inline-flex min-h-11 items-center">
              {words.history}
            </a>
          </p>
        </div>
        <PhoneCard
          id="call"
          heading={paymentResult.callHeading}
          text={paymentResult.callTextPaid}
        />
      </div>
    </PageFrame>
  );
}
