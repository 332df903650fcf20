import { Icon } from '@/components/ui/icon';
import { Rupees } from '@/components/ui/rupees';
import { printDay } from '@/content/day';
import type { Paise } from '@/content/money';
import type { ListedPayment } from '@/lib/schemas/payment-list';
import { attentionWords, refundWords, statusWords, wayOf } from '../office/payment-words';
import { printedMoment } from '../printed-moment';
import { historyWords } from './history-words';
import { PaymentActions } from './payment-actions';

interface PaymentRowProps {
  payment: ListedPayment;
  /** The moment the list was made. */
  asOf: string;
}

/** A payment: when, who, what for, how much, where it stands. It opens to its history. */
export function PaymentRow({ payment, asOf }: PaymentRowProps) {
  const { id, at, name, phone, what, registration, status, receipt, provider } = payment;
  const amount = (status === 'review' ? payment.receivedPaise : payment.amountPaise) as Paise;
  const isTest = provider === 'sandbox';
  return (
    <li className="paid-row" id={`payment-${id}`}>
      <time dateTime={at}>{printedMoment(at, asOf)}</time>
      <div className="paid-who">
        <h3>
          {registration ? (
            <a href={`/searchuser/person/${registration.studentId}#payment-${id}`}>{name}</a>
          ) : (
            name
          )}
        </h3>
        <p>{what ?? 'Nobody knows what for'}</p>
        <p className="person-note">
          {registration && <>Reg. No {registration.registrationnumber}, </>}
          {phone && (
            <>
              phone <span className="sr-only">ending in </span>
              {phone}
            </>
          )}
        </p>
      </div>
      <div className="paid-money">
        <p className="paid-amount">
          <Rupees paise={amount} />
          {payment.currency !== 'INR' && ` (${payment.currency})`}
        </p>
        <p>{wayOf(payment)}</p>
      </div>
      <div className="paid-standing">
        <p className={`paid-status paid-${isTest ? 'test' : status}`}>
          {isTest ? `Test, no money: ${statusWords[status]}` : statusWords[status]}
        </p>
        {receipt && (
          <a className="office-link" href={receipt.pdf} target="_blank">
            Receipt {receipt.number}
            <span className="sr-only"> (opens a new tab)</span>
          </a>
        )}
      </div>
      <Opening payment={payment} asOf={asOf} />
    </li>
  );
}

function Opening({ payment, asOf }: PaymentRowProps) {
  const { note, refunds, happened, onStatement, attention, status, on, at, name } = payment;
  const waits = attention !== null || status === 'review';
  return (
    <details className="opened paid-more" open={waits}>
      <summary>
        History{waits && ' and what is to be decided'}
        <span className="sr-only"> of the payment by {name}</span>
        <Icon name="chevron-down" className="turns size-5" />
      </summary>
      {waits && <p className="attention-why">{attentionWords(payment)}</p>}
      {note && <p>{note}</p>}
      <ul>
        {refunds.map((refund, index) => (
          <li key={`refund-${index}`}>
            {refundWords(refund)}, {printDay(refund.on)}{' '}
            <span className="person-note">{refund.reason}</span>
          </li>
        ))}
        {happened.map((one, index) => (
          <li key={index}>
            <time dateTime={one.at}>{printedMoment(one.at, asOf)}</time> {historyWords(one)}
          </li>
        ))}
        {happened.length === 0 && (
          <li>
            <time dateTime={at}>{printedMoment(at, asOf)}</time> Begun
          </li>
        )}
        {payment.method && <li>Came on {printDay(on)}</li>}
        {onStatement && <li>On the bank statement of {printDay(onStatement)}</li>}
      </ul>
      <PaymentActions payment={payment} />
    </details>
  );
}
