import type { ReactNode } from 'react';
import { WholeWords } from '@/components/ui/prose';
import { Rupees } from '@/components/ui/rupees';
import { printDay } from '@/content/day';
import { paymentResult } from '@/content/payment-result';
import type { ShownPayment } from '@/lib/enrolment/shown-payment';

const words = paymentResult.facts;

interface PaymentFactsProps {
  payment: ShownPayment;
  amountLabel?: string;
}

/** What the server knows about a payment, without the payer's name. */
export function PaymentFacts({ payment, amountLabel = words.amount }: PaymentFactsProps) {
  const { amount, what, registration, paidOn, receipt, reference, refunds } = payment;
  return (
    <dl className="payment-facts">
      <Fact name={amountLabel} className="payment-amount">
        <Rupees paise={amount} />
      </Fact>
      {what && (
        <Fact name={words.what}>
          <WholeWords text={what} />
        </Fact>
      )}
      {registration ? (
        <Fact name={words.number}>{registration.number}</Fact>
      ) : (
        <Fact name={words.reference}>{reference}</Fact>
      )}
      {paidOn && <Fact name={words.paidOn}>{printDay(paidOn)}</Fact>}
      {receipt && <Fact name={words.receipt}>{receipt.number}</Fact>}
      {refunds.map((refund, index) => (
        <Fact key={index} name={refund.done ? words.refunded : words.refundUnderWay}>
          <Rupees paise={refund.amount} />
        </Fact>
      ))}
    </dl>
  );
}

interface FactProps {
  name: string;
  className?: string;
  children: ReactNode;
}

function Fact({ name, className, children }: FactProps) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
