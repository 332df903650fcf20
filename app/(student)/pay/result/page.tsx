import { redirect } from 'next/navigation';
import {
  PayerResultPage,
  payersResultPath,
  TooManyLinks,
} from '@/components/student/payments/payer-page';
import { queryLanguage, queryText, type PageQuery } from '@/content/catalogue/page-query';
import { resultPath } from '@/lib/enrolment/shown-payment';
import { isOwnPayment, mayOpenLinks } from '@/lib/payments/payer-links/opened-pages';
import { payersPayment } from '@/lib/payments/payer-links/pay-by-link';
import { withStatus } from '@/lib/platform/page-status';
import { payerMetadata } from '../payer-metadata';

export const metadata = payerMetadata;

interface PayResultProps {
  searchParams: Promise<PageQuery>;
}

/** Landing page after paying by a link. */
export default async function PayResult({ searchParams }: PayResultProps) {
  const query = await searchParams;
  const payment = queryText(query, 'payment');
  const language = queryLanguage(query);
  const other = payersResultPath(payment, language === 'hi' ? 'en' : 'hi');
  if (!(await mayOpenLinks())) {
    return withStatus(429, <TooManyLinks language={language} other={other} />);
  }
  const known = payment === '' ? null : await payersPayment(payment);
  // The student has finished a payment that somebody else started.
  if (known && (await isOwnPayment(known.id))) redirect(resultPath('/success', known.id));
  return <PayerResultPage payment={known} language={language} other={other} />;
}
