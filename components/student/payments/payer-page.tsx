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
import { gstRate } from '@/content/catalogue/gst';
import { printDay, printHindiDay } from '@/content/day';
import { fill, type Language } from '@/content/hindi';
import { formatRupees } from '@/content/money';
import { owedBackText, owedBackWords } from '@/content/pages/policies/refund';
import { retention } from '@/content/pages/retention';
import { instalmentWords } from '@/lib/payments/instalments';
import { payerPage, payerResultWords, withPhone } from '@/lib/payments/payer-words';
import {
  instalmentsInHindi,
  owedBackInHindi,
  payerAnswersInHindi,
  payerPageInHindi,
  payerResultInHindi,
} from '@/lib/payments/payer-words-hindi';
import type { ShownPayment } from '@/lib/enrolment/shown-payment';
import type { OpenFee, PayerView } from '@/lib/payments/payer-links/pay-by-link';
import { ForgetPayer, PayerForm, TryAgain } from './payer-form';

const inLanguage = {
  en: {
    page: payerPage,
    result: payerResultWords,
    instalments: instalmentWords,
    owedBack: owedBackWords,
    answers: {},
    printed: printDay,
  },
  hi: {
    page: payerPageInHindi,
    result: payerResultInHindi,
    instalments: instalmentsInHindi,
    owedBack: owedBackInHindi,
    answers: payerAnswersInHindi,
    printed: printHindiDay,
  },
} as const;

/** Without the token, which stays out of the page's own markup. */
const path = '/pay';

interface InLanguage {
  language: Language;
  /** Address of the page in the other language. */
  other: string;
}

interface PayerFrameProps extends InLanguage {
  heading: string;
  lede: string;
  children?: ReactNode;
}

/** Heading and lede, and the phones beside the content. */
function PayerFrame({ children, language, other, ...page }: PayerFrameProps) {
  const { page: words, result } = inLanguage[language];
  return (
    <StudentPage
      path={path}
      title={payerPage.title}
      languages={{ shown: language, other }}
      {...page}
    >
      <div className="student-columns">
        <div>{children}</div>
        <PhoneCard id="call" heading={result.callHeading} text={words.open.questions} />
      </div>
    </StudentPage>
  );
}

interface PayerPageProps extends InLanguage {
  token: string;
  view: PayerView;
  /** Whether payments are a test. */
  isTest: boolean;
}

/** `/pay/…`: the fee to be paid by the link, or the reason why there is nothing to pay. */
export function PayerPage({ token, view, isTest, ...spoken }: PayerPageProps) {
  const { page, answers } = inLanguage[spoken.language];
  if (view.state !== 'open') {
    const { heading, lede } = page[view.state];
    return <PayerFrame heading={heading} lede={lede} {...spoken} />;
  }
  const words = page.open;
  return (
    <PayerFrame heading={page.title} lede={words.lede} {...spoken}>
      {isTest && <Warning>{words.test}</Warning>}
      {view.underWay && <Warning>{words.underWay}</Warning>}
      {view.waits && <Warning>{words.waits}</Warning>}
      {view.reported && <Warning>{words.reported}</Warning>}
      <Fee token={token} fee={view} language={spoken.language} />
      <noscript>
        <p className="form-notice form-notice-warning mt-4">{words.withoutScript}</p>
      </noscript>
      <PayerForm
        token={token}
        due={view.due}
        instalments={view.instalments}
        language={spoken.language}
        words={words}
        answers={answers}
      />
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

interface FeeProps {
  token: string;
  fee: OpenFee;
  language: Language;
}

function Fee({ token, fee, language }: FeeProps) {
  const { page, instalments: lineWords, printed } = inLanguage[language];
  const words = page.open;
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
        <Fact name={words.fee}>{fill(words.gst, { fee: formatRupees(price), gst: gstRate })}</Fact>
        {paid > 0 && (
          <Fact name={words.paid}>
            <Rupees paise={paid} />
          </Fact>
        )}
      </dl>
      {instalments && (
        <InstalmentLines lines={instalments.lines} words={lineWords} printed={printed} />
      )}
      <p className="mt-3">
        <a href={`/pay/${token}/terms${inHindi(language)}`} className="student-link">
          {words.terms}
        </a>
      </p>
      <p className="mt-1 text-muted">{fill(words.until, { day: printed(until) })}</p>
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
export function PayerLinkOver(spoken: InLanguage) {
  const { heading, lede, reasons, ask } = inLanguage[spoken.language].page.over;
  return (
    <PayerFrame heading={heading} lede={lede} {...spoken}>
      <ul className="mt-4 max-w-prose list-disc space-y-2 pl-6">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p className="mt-4 max-w-prose">{ask}</p>
    </PayerFrame>
  );
}

export const TooManyLinks = (spoken: InLanguage) => (
  <PayerFrame {...inLanguage[spoken.language].page.tooMany} {...spoken} />
);

interface PayerTermsPageProps extends InLanguage {
  token: string;
  children: ReactNode;
}

/** The terms of the registration whose fee is to be paid. */
export function PayerTermsPage({ token, language, other, children }: PayerTermsPageProps) {
  const { title, back } = inLanguage[language].page.terms;
  return (
    <StudentPage
      path={path}
      title={payerPage.title}
      heading={title}
      languages={{ shown: language, other }}
    >
      <p className="mt-3">
        <a href={`/pay/${token}${inHindi(language)}`} className="student-link">
          {back}
        </a>
      </p>
      <div lang="en-IN">{children}</div>
    </StudentPage>
  );
}

interface PayerResultPageProps extends InLanguage {
  payment: ShownPayment | null;
}

/** `/pay/result`: the result of a payment by a link, for its payer. */
export function PayerResultPage({ payment, ...spoken }: PayerResultPageProps) {
  const { page, result, printed } = inLanguage[spoken.language];
  if (!payment) {
    const { unknown, unknownLede } = page.result;
    const [days] = retention.payerLinks.period;
    return <PayerFrame heading={unknown} lede={withPhone(unknownLede, { days })} {...spoken} />;
  }
  const { standing, amount, what, reference, paidOn, receipt } = payment;
  const { facts } = result;
  return (
    <PayerFrame {...resultTexts(payment, spoken.language)} {...spoken}>
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
          {paidOn && <Fact name={facts.paidOn}>{printed(paidOn)}</Fact>}
          {receipt && <Fact name={facts.receipt}>{receipt.number}</Fact>}
        </dl>
        <AfterPaying payment={payment} language={spoken.language} />
      </div>
      {standing !== 'confirming' && <ForgetPayer payment={payment.id} words={page.result} />}
    </PayerFrame>
  );
}

function resultTexts({ standing, refunded, expired }: ShownPayment, language: Language) {
  const { page, result } = inLanguage[language];
  const { confirming, review, failed } = result;
  const words = page.result;
  if (standing === 'paid') {
    const lede = refunded ? words.refunded : words.paidLede;
    return { heading: words.paid, lede };
  }
  if (standing === 'failed')
    return { heading: words.failed, lede: expired ? failed.expired : failed.lede };
  const { heading, lede } = standing === 'review' ? review : confirming;
  return { heading, lede };
}

interface AfterPayingProps {
  payment: ShownPayment;
  language: Language;
}

function AfterPaying({ payment, language }: AfterPayingProps) {
  const { id, standing, receipt, owedBack } = payment;
  const { page, result, owedBack: owedBackIn } = inLanguage[language];
  const words = page.result;
  if (standing === 'review') return <p className="mt-4 max-w-prose">{result.review.next}</p>;
  if (standing === 'confirming') {
    return (
      <>
        <p className="mt-4 max-w-prose">{words.leave}</p>
        <div className="student-buttons">
          <ButtonLink href={payersResultPath(id, language)} variant="outline">
            {result.confirming.lookAgain}
          </ButtonLink>
          <WatchPayment id={id} text={result.confirming.byItself} />
        </div>
      </>
    );
  }
  if (standing === 'failed') {
    return (
      <>
        <h2 className="mt-5 text-[22px]">{result.failed.leftAccount}</h2>
        <p className="mt-1 max-w-prose">{result.failed.leftAccountText}</p>
        <TryAgain words={words} />
      </>
    );
  }
  return (
    <>
      {owedBack > 0 && <p className="mt-4 max-w-prose">{owedBackText(owedBack, owedBackIn)}</p>}
      {receipt && (
        <div className="student-buttons">
          <ButtonLink href={`/pay/result/receipt?${new URLSearchParams({ payment: id })}`}>
            {words.download}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

/** The part of an address that asks for Hindi. */
const inHindi = (language: Language) => (language === 'hi' ? '?lang=hi' : '');

/** `/pay/result` of a payment, in a language. */
export const payersResultPath = (payment: string, language: Language) =>
  `/pay/result?${new URLSearchParams({ payment, ...(language === 'hi' && { lang: 'hi' }) })}`;
