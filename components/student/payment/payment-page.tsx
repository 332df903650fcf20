import { Registration } from '@/components/catalogue/page-parts';
import { HelpCard } from '@/components/site/phone-card';
import { RequireToken } from '@/components/student/session/session-script';
import { StudentPage } from '@/components/student/student-page';
import { Icon } from '@/components/ui/icon';
import { StaticHtml } from '@/components/ui/static-html';
import { paymentPage } from '@/content/payment';
import { AmountDue, type PaymentDue as Due } from './payment-due';
import { DataNotice } from '@/components/form/data-notice';
import { PaymentStart } from './payment-form';

interface PaymentPageProps {
  path: string;
  /** The payment provider; null while none is configured. */
  provider: string | null;
  /** The amount due known to the server; null when the form stored it in this tab (D7). */
  known: Due | null;
}

/** `/payment`: opens the gateway's page and lists other ways to pay. */
export function PaymentPage({ path, provider, known }: PaymentPageProps) {
  const { open, closed, steps, quote } = paymentPage;
  const { lede, howTo } = provider ? open : closed;
  return (
    <StudentPage path={path} lede={lede} above={known && <RequireToken />}>
      {provider === 'sandbox' && <TestNote />}
      {provider ? <PaymentStart provider={provider} known={known} /> : <AmountDue known={known} />}
      {provider && <WithoutScript />}
      <StaticHtml>
        <DataNotice form="payment" />
        <div className="student-columns mt-11">
          <section aria-labelledby="how-to">
            <h2 id="how-to">{howTo}</h2>
            <p className="mt-3 max-w-prose">{quote}</p>
            <Registration steps={steps} />
          </section>
          <HelpCard from={{ page: path }} />
        </div>
      </StaticHtml>
    </StudentPage>
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
