import { Rupees } from '@/components/ui/rupees';
import { printDay } from '@/content/day';
import type { Paise } from '@/content/money';
import type { FoundPayment, FoundRefund } from '@/lib/payments/desk/found-payment';
import { methodLabel, owedBackText, refundLabel, statusLabels } from './payment-labels';

/** Amount, method, date, receipt and refunds of a payment. */
export function PaymentLine({ payment }: { payment: FoundPayment }) {
  const { amountPaise, receivedPaise, owedBackPaise, status, on, note, receipt, refunds } = payment;
  const amount = (status === 'review' ? receivedPaise : amountPaise) as Paise;
  return (
    <div>
      <p>
        <b>
          <Rupees paise={amount} /> {statusLabels[status]}
        </b>
        {`, ${methodLabel(payment)}, ${printDay(on)}`}
      </p>
      {owedBackPaise > 0 && <p className="office-warning">{owedBackText(owedBackPaise)}</p>}
      {note && <p className="office-note">{note}</p>}
      {refunds.map((refund, index) => (
        <p key={index}>
          {`${refundLabel(refund)}, ${printDay(refund.on)}`}
          <span className="office-note"> {refund.reason}</span>{' '}
          <RefundDocumentLink refund={refund} />
        </p>
      ))}
      {receipt && <ReceiptLink receipt={receipt} />}
    </div>
  );
}

interface ReceiptLinkProps {
  receipt: NonNullable<FoundPayment['receipt']>;
}

/** Opens the PDF. */
export function ReceiptLink({ receipt: { pdf, number } }: ReceiptLinkProps) {
  return (
    <a className="office-link" href={pdf} target="_blank">
      Receipt {number}
      <span className="sr-only"> (opens a new tab)</span>
    </a>
  );
}

/** Opens the PDF of the credit note or refund receipt. */
export function RefundDocumentLink({
  refund: { document },
}: {
  refund: Pick<FoundRefund, 'document'>;
}) {
  if (!document) return null;
  const kind = document.number.startsWith('CN/') ? 'Credit note' : 'Refund receipt';
  return (
    <a className="office-link" href={document.pdf} target="_blank">
      {kind} {document.number}
      <span className="sr-only"> (opens a new tab)</span>
    </a>
  );
}
