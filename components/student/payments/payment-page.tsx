import { Registration } from '@/components/catalogue/page-parts';
import { HelpCard } from '@/components/site/phone-card';
import { RequireToken } from '@/components/student/accounts/require-token';
import { PayerLinks } from './payer-links';
import { StudentPage } from '@/components/student/student-page';
import { Icon } from '@/components/ui/icon';
import { fullBatchWords } from '@/lib/payments/next-steps';
import { paymentPage } from '@/lib/payments/payment-page-words';
import type { FullBatch as Full } from '@/lib/enrolment/batch-seats';
import type { OwnUpiClaim } from '@/lib/payments/upi/upi-claims';
import { AmountDue, OpenStoredPayment, type PaymentDue as Due } from './payment-due';
import { DataNotice } from '@/components/form/data-notice';
import { FullBatchChoice } from './full-batch';
import { PaymentStart } from './payment-form';
import { HowMuch } from './how-much';
import { UpiSlipCard, WaitingUpiClaims, type DrawnSlips } from './upi-slip';

interface PaymentPageProps {
  path: string;
  /** The payment provider; null while none is configured. */
  provider: string | null;
  /** The amount due known to the server; null when the form stored it in this tab (D7). */
  known: Due | null;
  /** The fee slips of a known registration, where the institute takes UPI. */
  slips?: DrawnSlips | null;
  /** The student's reports of UPI payments for the registration. */
  claims?: readonly OwnUpiClaim[];
  /** Set when the batch has no seat left. */
  full?: Full | null;
  /** Whether the page of the stored registration may have more choices. */
  opensStored?: boolean;
}

/** `/payment`: opens the gateway's page and lists other ways to pay. */
export function PaymentPage(props: PaymentPageProps) {
  const { path, provider, known, slips = null, claims = [] } = props;
  const { full = null, opensStored = false } = props;
  const asksFirst = known !== null && full !== null && !full.waits;
  const { open, closed, steps, quote } = paymentPage;
  const { lede: usual, howTo } = provider ? open : closed;
  const lede = asksFirst ? fullBatchWords.lede : usual;
  return (
    <StudentPage path={path} lede={lede} above={known && <RequireToken />}>
      {provider === 'sandbox' && <TestNote />}
      <WaitingUpiClaims claims={claims} />
      {known && full?.waits && <Waiting registration={known.registration} full={full} />}
      <div className="payment-ways">
        {known?.instalments && !asksFirst && (provider || slips) && (
          <HowMuch known={known} instalments={known.instalments} />
        )}
        {asksFirst ? (
          <FullBatch registration={known.registration} full={full} />
        ) : opensStored && !known ? (
          <OpenStoredPayment />
        ) : provider ? (
          <PaymentStart provider={provider} known={known} />
        ) : (
          <AmountDue known={known} />
        )}
        {provider && <WithoutScript />}
        {slips && <UpiSlipCard slips={slips} instalments={known?.instalments ?? null} />}
      </div>
      {provider && known && (
        <PayerLinks registration={known.registration} number={known.registrationnumber} />
      )}
      <DataNotice form="payment" />
      <div className="student-columns mt-11">
        <section aria-labelledby="how-to">
          <h2 id="how-to">{howTo}</h2>
          <p className="mt-3 max-w-prose">{quote}</p>
          <Registration steps={steps} />
        </section>
        <HelpCard from={{ page: path }} />
      </div>
    </StudentPage>
  );
}

interface FullBatchProps {
  registration: string;
  full: Full;
}

const FullBatch = (props: FullBatchProps) => <FullBatchChoice {...props} />;

/** The student is on the waiting list, and may choose another batch. */
function Waiting({ registration, full }: FullBatchProps) {
  return (
    <>
      <p className="form-notice form-notice-warning mt-4 max-w-prose">
        <Icon name="info" />
        <span>
          <b>{full.name}</b> {fullBatchWords.waiting}
        </span>
      </p>
      {full.options.some(({ isFull }) => !isFull) && (
        <details className="payer-links">
          <summary>
            {fullBatchWords.another}
            <Icon name="chevron-down" className="turns size-4.5" />
          </summary>
          <FullBatch registration={registration} full={full} />
        </details>
      )}
    </>
  );
}

const TestNote = () => (
  <p className="form-notice form-notice-warning mt-4 max-w-prose">
    <Icon name="info" />
    {paymentPage.open.test}
  </p>
);

const WithoutScript = () => (
  <noscript>
    <p className="form-notice form-notice-warning mt-4 max-w-prose">
      {paymentPage.open.withoutScript}
    </p>
  </noscript>
);
