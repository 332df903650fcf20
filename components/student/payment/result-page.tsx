import type { ReactNode } from 'react';
import { PageFrame } from '@/components/site/page-frame';
import { PageLinks } from '@/components/site/page-links';
import { PhoneCard } from '@/components/site/phone-card';
import { ButtonLink } from '@/components/ui/button';
import { StaticHtml } from '@/components/ui/static-html';
import { paymentResult as words, paymentResult } from '@/content/payment-result';
import type { ShownPayment } from '@/lib/enrolment/shown-payment';
import { trailThrough } from '@/lib/site/seo';
import { PaymentFacts } from './payment-facts';
import { paidFormPath, paymentPath, resultPath } from './payment-paths';
import { WatchPayment } from './watch-payment';

interface ResultPageProps {
  path: '/success' | '/failure';
  payment: ShownPayment;
  /** Whether the fee can be paid online now. */
  canRetry: boolean;
}

/** `/success` and `/failure` of a known payment: its result and the next step. */
export function ResultPage({ path, payment, canRetry }: ResultPageProps) {
  const { standing } = payment;
  return (
    <PageFrame path={path} trail={trailThrough(path)} staticPart={StaticHtml} courseList>
      <h1>{words[standing].heading}</h1>
      <p className="lede mt-3 max-w-prose">{ledeOf(payment)}</p>
      <div className="mt-6 grid gap-7 xl:grid-cols-[minmax(0,1fr)_320px] xl:gap-11">
        <div className="payment-slip" data-standing={standing}>
          <PaymentFacts payment={payment} />
          <NextStep path={path} payment={payment} canRetry={canRetry} />
        </div>
        <PhoneCard
          id="call"
          heading={words.callHeading}
          text={standing === 'paid' ? words.callTextPaid : words.callText}
        />
      </div>
    </PageFrame>
  );
}

function ledeOf({ standing, expired, refunded, registration }: ShownPayment): string {
  if (refunded) return words.paid.refunded;
  if (standing === 'paid' && !registration) return words.paid.unattached;
  return expired ? words.failed.expired : words[standing].lede;
}

function NextStep({ path, payment, canRetry }: ResultPageProps) {
  switch (payment.standing) {
    case 'paid':
      return <AfterPaid payment={payment} />;
    case 'failed':
      return <AfterFailed payment={payment} canRetry={canRetry} />;
    case 'review':
      return <p className="mt-4 max-w-prose">{words.review.next}</p>;
    case 'confirming':
      return (
        <>
          <p className="mt-4 max-w-prose">{words.confirming.leave}</p>
          <Buttons>
            <ButtonLink href={resultPath(path, payment.id)} variant="outline">
              {words.confirming.lookAgain}
            </ButtonLink>
            <WatchPayment id={payment.id} />
          </Buttons>
        </>
      );
  }
}

function AfterPaid({ payment }: Pick<ResultPageProps, 'payment'>) {
  const shownOnForm = payment.registration !== null && !payment.refunded;
  return (
    <>
      {payment.paidTwice && (
        <p className="mt-4 max-w-prose">
          {words.paidTwice} <a href="/refund-policy#excess-payment">Refund policy</a>
        </p>
      )}
      <Buttons>
        <ButtonLink href={shownOnForm ? paidFormPath(payment.id) : '/'}>
          {words.backToHome}
        </ButtonLink>
      </Buttons>
    </>
  );
}

function AfterFailed({ payment, canRetry }: Pick<ResultPageProps, 'payment' | 'canRetry'>) {
  const { leftAccount, leftAccountText } = words.failed;
  const retry = canRetry && payment.registration;
  return (
    <>
      <h2 className="mt-5 text-[22px]">{leftAccount}</h2>
      <p className="mt-1 max-w-prose">{leftAccountText}</p>
      <Buttons>
        {retry && <ButtonLink href={paymentPath(retry.id)}>Pay again</ButtonLink>}
        <ButtonLink href="/" variant={retry ? 'outline' : 'primary'}>
          {words.backToHome}
        </ButtonLink>
      </Buttons>
    </>
  );
}

const Buttons = ({ children }: { children: ReactNode }) => (
  <div className="payment-buttons">{children}</div>
);

/** `/success` and `/failure` with an unknown id. */
export function UnknownPayment({ path }: { path: '/success' | '/failure' }) {
  const { heading, lede } = paymentResult.unknown;
  return (
    <PageFrame path={path} trail={trailThrough(path)} staticPart={StaticHtml} courseList>
      <h1>{heading}</h1>
      <p className="lede mt-3 mb-6 max-w-prose">{lede}</p>
      <PageLinks paths={['/history', '/contact', '/']} />
    </PageFrame>
  );
}

/** The specification's page, word for word, for a URL without a payment (D22). */
export function PlainResultPage({ path }: { path: '/success' | '/failure' }) {
  const paid = path === '/success';
  return (
    <PageFrame path={path} trail={trailThrough(path)} staticPart={StaticHtml} courseList>
      <h1>{paid ? words.paid.heading : words.failed.heading}</h1>
      <p className="mt-6">
        <ButtonLink href={paid ? paidFormPath('true') : '/'}>{words.backToHome}</ButtonLink>
      </p>
    </PageFrame>
  );
}
