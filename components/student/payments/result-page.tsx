import type { ReactNode } from 'react';
import { PageLinks } from '@/components/site/page-links';
import { PhoneCard } from '@/components/site/phone-card';
import { RequireToken } from '@/components/student/accounts/require-token';
import { NextSteps } from '@/components/student/enrolment/next-steps';
import { StudentPage } from '@/components/student/student-page';
import { ButtonLink } from '@/components/ui/button';
import { WholeWords } from '@/components/ui/prose';
import { Rupees } from '@/components/ui/rupees';
import { printDay, type IsoDay } from '@/content/day';
import { owedBackText } from '@/content/pages/policies/refund';
import { formatRupees, type Paise } from '@/content/money';
import { paidState, paymentResult as words } from '@/lib/payments/payment-result';
import { shelfWords } from '@/content/pages/shelf-words';
import {
  paidFormPath,
  paymentPath,
  printPdfPath,
  resultPath,
  type ShownPayment,
} from '@/lib/enrolment/shown-payment';
import type { NextStep } from '@/lib/enrolment/next-step';
import { WatchPayment } from './watch-payment';

/** The specification's way from `/success`, which `/form` redirects to Home (D22). */
const backToHome = paidFormPath('true');

interface ResultPageProps {
  path: '/success' | '/failure';
  payment: ShownPayment;
  /** Whether the fee can be paid online now. */
  canRetry: boolean;
  /** The batch and its first day, shown below a successful payment. */
  next?: NextStep;
  /** The day by which hard copies arrive by post. */
  arriveBy?: IsoDay | null;
}

/** `/success` and `/failure` of a known payment: its result and the next step. */
export function ResultPage(props: ResultPageProps) {
  const { path, payment, canRetry, next = null, arriveBy = null } = props;
  return (
    <StudentPage path={path} heading={words[payment.standing].heading} lede={ledeOf(payment)}>
      <PaymentSlip payment={payment} arriveBy={arriveBy}>
        <AfterPayment path={path} payment={payment} canRetry={canRetry} />
        {payment.registration && <NextSteps registration={payment.registration} next={next} />}
      </PaymentSlip>
    </StudentPage>
  );
}

function ledeOf({ standing, expired, refunded, registration }: ShownPayment): string {
  if (refunded) return words.paid.refunded;
  if (standing === 'paid' && !registration) return words.paid.unattached;
  return expired ? words.failed.expired : words[standing].lede;
}

function callTextOf({ standing, registration }: ShownPayment): string {
  if (standing !== 'paid') return words.callText;
  const isOrder = registration !== null && registration.kind !== 'course';
  return isOrder ? words.callTextOrdered : words.callTextPaid;
}

interface PaymentSlipProps {
  payment: ShownPayment;
  amountLabel?: string;
  arriveBy?: IsoDay | null;
  /** Actions open to the payer. */
  children: ReactNode;
}

/** Details of a payment without the payer's name, and the phones beside it. */
function PaymentSlip(props: PaymentSlipProps) {
  const { payment, amountLabel = words.facts.amount, arriveBy = null, children } = props;
  const { standing, amount, what, registration, paidOn, receipt, reference, refunds } = payment;
  return (
    <div className="student-columns">
      <div className="student-card payment-slip" data-standing={standing}>
        <dl className="payment-facts">
          <Fact name={amountLabel}>
            <Rupees paise={amount} />
          </Fact>
          {what && (
            <Fact name={words.facts.what}>
              <WholeWords text={what} />
            </Fact>
          )}
          {registration ? (
            <Fact name={words.facts.number}>{registration.number}</Fact>
          ) : (
            <Fact name={words.facts.reference}>{reference}</Fact>
          )}
          {paidOn && <Fact name={words.facts.paidOn}>{printDay(paidOn)}</Fact>}
          {receipt && (
            <Fact name={words.facts.receipt}>
              <a href={receipt.path}>{receipt.number}</a>
            </Fact>
          )}
          {arriveBy && <Fact name={words.facts.arriveBy}>{printDay(arriveBy)}</Fact>}
          {refunds.map((refund, index) => (
            <Fact
              key={index}
              name={refund.done ? words.facts.refunded : words.facts.refundUnderWay}
            >
              <Rupees paise={refund.amount} />
            </Fact>
          ))}
        </dl>
        {children}
      </div>
      <PhoneCard id="call" heading={words.callHeading} text={callTextOf(payment)} />
    </div>
  );
}

interface FactProps {
  name: string;
  children: ReactNode;
}

const Fact = ({ name, children }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function AfterPayment({ path, payment, canRetry }: ResultPageProps) {
  const { standing, registration } = payment;
  if (standing === 'review') return <p className="mt-4 max-w-prose">{words.review.next}</p>;
  if (standing === 'confirming') {
    return (
      <>
        <p className="mt-4 max-w-prose">{words.confirming.leave}</p>
        <div className="student-buttons">
          <ButtonLink href={resultPath(path, payment.id)} variant="outline">
            {words.confirming.lookAgain}
          </ButtonLink>
          <WatchPayment id={payment.id} text={words.confirming.byItself} />
        </div>
      </>
    );
  }
  if (standing === 'paid') return <AfterPaid payment={payment} />;
  const retry = canRetry && registration;
  return (
    <>
      <h2 className="mt-5 text-[22px]">{words.failed.leftAccount}</h2>
      <p className="mt-1 max-w-prose">{words.failed.leftAccountText}</p>
      <div className="student-buttons">
        {retry && <ButtonLink href={paymentPath(retry.id)}>Pay again</ButtonLink>}
        <ButtonLink href="/" variant={retry ? 'outline' : 'primary'}>
          {words.backToHome}
        </ButtonLink>
      </div>
    </>
  );
}

function AfterPaid({ payment }: Pick<ResultPageProps, 'payment'>) {
  const { registration } = payment;
  const shownOnForm = registration !== null && !payment.refunded;
  return (
    <>
      {payment.owedBack > 0 && (
        <p className="mt-4 max-w-prose">
          {owedBackText(payment.owedBack)} <a href="/refund-policy#excess-payment">Refund policy</a>
        </p>
      )}
      <div className="student-buttons">
        <ButtonLink href={backToHome}>{words.backToHome}</ButtonLink>
        {shownOnForm && (
          <ButtonLink href={paidFormPath(payment.id)} variant="outline">
            {words.status}
          </ButtonLink>
        )}
        {registration && (
          <ButtonLink href="/history" variant="outline">
            {paidState.history}
          </ButtonLink>
        )}
        {shownOnForm && registration.kind !== 'study-material' && (
          <ButtonLink href="/shelf" variant="outline">
            {shelfWords.heading}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

/** `/success` and `/failure` with an unknown id. */
export function UnknownPayment({ path }: { path: '/success' | '/failure' }) {
  const { heading, lede } = words.unknown;
  return (
    <StudentPage path={path} heading={heading} lede={lede}>
      <div className="mt-6">
        <PageLinks paths={['/history', '/contact', '/']} />
      </div>
    </StudentPage>
  );
}

/** The specification's page, word for word, for a URL without a payment (D22). */
export function PlainResultPage({ path }: { path: '/success' | '/failure' }) {
  const paid = path === '/success';
  return (
    <StudentPage path={path} heading={paid ? words.paid.heading : words.failed.heading}>
      <p className="mt-6">
        <ButtonLink href={paid ? backToHome : '/'}>{words.backToHome}</ButtonLink>
      </p>
    </StudentPage>
  );
}

interface PaidPageProps {
  path: string;
  payment: ShownPayment;
  /** The rest of the fee in paise; null when nothing is due. */
  rest: Paise | null;
  next: NextStep;
}

/** `/form` after payment. */
export function PaidPage({ path, payment, rest, next }: PaidPageProps) {
  const { registration, receipt } = payment;
  const lede = rest ? `${paidState.rest} ${formatRupees(rest)}.` : paidState.lede;
  return (
    <StudentPage path={path} heading={paidState.heading} lede={lede} above={<RequireToken />}>
      <PaymentSlip payment={payment} amountLabel={paidState.amount}>
        <div className="student-buttons">
          {registration && rest && (
            <ButtonLink href={paymentPath(registration.id)}>{paidState.payNow}</ButtonLink>
          )}
          {registration && (
            <ButtonLink variant={rest ? 'outline' : 'primary'} href={printPdfPath(registration.id)}>
              {paidState.download}
            </ButtonLink>
          )}
          {receipt && (
            <ButtonLink href={receipt.path} variant="outline">
              {paidState.receipt}
            </ButtonLink>
          )}
          <ButtonLink href="/" variant="outline">
            {paidState.home}
          </ButtonLink>
        </div>
        <div className="mt-3 flex flex-wrap gap-x-6">
          <a href="/history" className="student-link">
            {paidState.history}
          </a>
          <a href="/shelf" className="student-link">
            {shelfWords.heading}
          </a>
        </div>
        {registration && <NextSteps registration={registration} next={next} />}
      </PaymentSlip>
    </StudentPage>
  );
}
