import type { ReactNode } from 'react';
import { DataNotice } from '@/components/form/data-notice';
import { PhoneCard } from '@/components/site/phone-card';
import { InstalmentLines } from './instalment-lines';
import { WatchPayment } from './watch-payment';
import { StudentPage } from '@/components/student/student-page';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { WholeWords } from '@/components/ui/prose';
import { Rupees } from '@/components/ui/rupees';
import { printDay } from '@/content/day';
import { owedBackText } from '@/content/pages/policies/refund';
import { payerPage } from '@/lib/payments/payer-words';
import { paymentResult } from '@/lib/payments/payment-result';
import type { ShownPayment } from '@/lib/enrolment/shown-payment';
import type { OpenFee, PayerView } from '@/lib/payments/payer-links/pay-by-link';
import { ForgetPayer, PayerForm, TryAgain } from './payer-form';

const { open: words, result: resultWords } = payerPage;

/** Without the token, which stays out of the page's own markup. */
const path = '/pay';

interface PayerFrameProps {
  heading: string;
  lede: string;
  children?: ReactNode;
}

/** Heading and lede, and the phones beside the content. */
function PayerFrame({ children, ...page }: PayerFrameProps) {
  return (
    <StudentPage path={path} title={payerPage.title} {...page}>
      <div className="student-columns">
        <div>{children}</div>
        <PhoneCard id="call" heading={paymentResult.callHeading} text={words.questions} />
      </div>
    </StudentPage>
  );
}

interface PayerPageProps {
  token: string;
  view: PayerView;
  /** Whether payments are a test. */
  isTest: boolean;
}

/** `/pay/…`: the fee to be paid by the link, or the reason why there is nothing to pay. */
export function PayerPage({ token, view, isTest }: PayerPageProps) {
  if (view.state !== 'open') return <PayerFrame {...payerPage[view.state]} />;
  return (
    <PayerFrame heading={payerPage.title} lede={words.lede}>
      {isTest && <Warning>{words.test}</Warning>}
      {view.underWay && <Warning>{words.underWay}</Warning>}
      {view.waits && <Warning>{words.waits}</Warning>}
      {view.reported && <Warning>{words.reported}</Warning>}
      <Fee token={token} fee={view} />
      <noscript>
        <p className="form-notice form-notice-warning mt-4">{words.withoutScript}</p>
      </noscript>
      <PayerForm token={token} due={view.due} instalments={view.instalments} />
      <DataNotice form="payerLink" />
    </PayerFrame>
  );
}

const Warning = ({ children }: { children: ReactNode }) => (
  <p className="form-notice form-notice-warning mt-4">
    <Icon name="info" />
    {children}
  </p>
);

function Fee({ token, fee }: { token: string; fee: OpenFee }) {
  const { title, student, price, paid, due, instalments, until } = fee;
  return (
    <div className="student-card mt-4">
      <dl className="payment-facts">
        <Fact name={words.due}>
          <Rupees paise={due} />
        </Fact>
        <Fact name={words.what}>
          <WholeWords text={title} />
        </Fact>
        <Fact name={words.student}>{student}</Fact>
        <Fact name={words.fee}>
          <Rupees paise={price} />, {words.gst}
        </Fact>
        {paid > 0 && (
          <Fact name={words.paid}>
            <Rupees paise={paid} />
          </Fact>
        )}
      </dl>
      {instalments && <InstalmentLines lines={instalments.lines} />}
      <p className="mt-3">
        <a href={`/pay/${token}/terms`} className="student-link">
          {words.terms}
        </a>
      </p>
      <p className="mt-1 text-muted">
        {words.until} {printDay(until)}.
      </p>
    </div>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** For an expired, ended or unknown link, with the same text for each. */
export function PayerLinkOver() {
  const { heading, lede, reasons, ask } = payerPage.over;
  return (
    <PayerFrame heading={heading} lede={lede}>
      <ul className="mt-4 max-w-prose list-disc space-y-2 pl-6">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p className="mt-4 max-w-prose">{ask}</p>
    </PayerFrame>
  );
}

export const TooManyLinks = () => <PayerFrame {...payerPage.tooMany} />;

interface PayerTermsPageProps {
  token: string;
  children: ReactNode;
}

/** The terms of the registration whose fee is to be paid. */
export function PayerTermsPage({ token, children }: PayerTermsPageProps) {
  const { title, back } = payerPage.terms;
  return (
    <StudentPage path={path} title={payerPage.title} heading={title}>
      <p className="mt-3">
        <a href={`/pay/${token}`} className="student-link">
          {back}
        </a>
      </p>
      {children}
    </StudentPage>
  );
}

/** `/pay/result`: the result of a payment by a link, for its payer. */
export function PayerResultPage({ payment }: { payment: ShownPayment | null }) {
  if (!payment) return <PayerFrame heading={resultWords.unknown} lede={resultWords.unknownLede} />;
  const { standing, amount, what, reference, paidOn, receipt } = payment;
  const { facts } = paymentResult;
  return (
    <PayerFrame {...resultTexts(payment)}>
      <div className="student-card payment-slip" data-standing={standing}>
        <dl className="payment-facts">
          <Fact name={facts.amount}>
            <Rupees paise={amount} />
          </Fact>
          {what && (
            <Fact name={facts.what}>
              <WholeWords text={what} />
            </Fact>
          )}
          <Fact name={facts.reference}>{reference}</Fact>
          {paidOn && <Fact name={facts.paidOn}>{printDay(paidOn)}</Fact>}
          {receipt && <Fact name={facts.receipt}>{receipt.number}</Fact>}
        </dl>
        <AfterPaying payment={payment} />
      </div>
      {standing !== 'confirming' && <ForgetPayer payment={payment.id} />}
    </PayerFrame>
  );
}

function resultTexts({ standing, refunded, expired }: ShownPayment) {
  const { confirming, review, failed } = paymentResult;
  if (standing === 'paid') {
    const lede = refunded ? resultWords.refunded : resultWords.paidLede;
    return { heading: resultWords.paid, lede };
  }
  if (standing === 'failed')
    return { heading: resultWords.failed, lede: expired ? failed.expired : failed.lede };
  return standing === 'review' ? review : confirming;
}

function AfterPaying({ payment }: { payment: ShownPayment }) {
  const { id, standing, receipt, owedBack } = payment;
  if (standing === 'review') return <p className="mt-4 max-w-prose">{paymentResult.review.next}</p>;
  if (standing === 'confirming') {
    return (
      <>
        <p className="mt-4 max-w-prose">{resultWords.leave}</p>
        <div className="student-buttons">
          <ButtonLink href={payersResultPath(id)} variant="outline">
            {paymentResult.confirming.lookAgain}
          </ButtonLink>
          <WatchPayment id={id} />
        </div>
      </>
    );
  }
  if (standing === 'failed') {
    return (
      <>
        <h2 className="mt-5 text-[22px]">{paymentResult.failed.leftAccount}</h2>
        <p className="mt-1 max-w-prose">{paymentResult.failed.leftAccountText}</p>
        <TryAgain />
      </>
    );
  }
  return (
    <>
      {owedBack > 0 && <p className="mt-4 max-w-prose">{owedBackText(owedBack)}</p>}
      {receipt && (
        <div className="student-buttons">
          <ButtonLink href={`/pay/result/receipt?${new URLSearchParams({ payment: id })}`}>
            {resultWords.download}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

const payersResultPath = (payment: string) => `/pay/result?${new URLSearchParams({ payment })}`;
