import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Rupees } from '@/components/ui/rupees';
import { printDay } from '@/content/day';
import { purchaseWords as words } from '@/content/purchase-words';
import { paymentPath, resultPath } from '../payment/payment-paths';
import type { ShownPayment } from '@/lib/enrolment/shown-payment';
import type { Purchase } from './purchase';

interface FeeRowProps {
  purchase: Purchase;
  columns: number;
  /** Something can be paid on this site now. */
  online: boolean;
}

/** What was paid for a purchase, what came back of it, and what is still to be paid. */
export function FeeRow({ purchase, columns, online }: FeeRowProps) {
  const { paid, review } = purchase.fee;
  return (
    <tr className="purchase-fee">
      <td colSpan={columns}>
        <ul>
          {paid.map((payment) => (
            <PaidLine key={payment.id} payment={payment} />
          ))}
          {review ? (
            <Line actions={<Standing payment={review} />}>{words.review}</Line>
          ) : (
            <DueLine purchase={purchase} online={online} />
          )}
        </ul>
      </td>
    </tr>
  );
}

function PaidLine({ payment }: { payment: ShownPayment }) {
  const { amount, paidOn, receipt, refunds, paidTwice } = payment;
  const receiptLink = receipt && (
    <a href={receipt.path}>
      {words.receipt} {receipt.number}
    </a>
  );
  return (
    <>
      <Line actions={receiptLink} done>
        <b>
          <Rupees paise={amount} />
        </b>{' '}
        {words.paid}
        {paidOn && ` on ${printDay(paidOn)}`}
      </Line>
      {refunds.map((refund, index) => (
        <Line key={index}>
          <b>
            <Rupees paise={refund.amount} />
          </b>{' '}
          {refund.done ? words.givenBack : words.onItsWayBack}
        </Line>
      ))}
      {paidTwice && <Line>{words.paidTwice}</Line>}
    </>
  );
}

function DueLine({ purchase, online }: Pick<FeeRowProps, 'purchase' | 'online'>) {
  const { id, fee, registrationnumber } = purchase;
  const { due, underWay, paid } = fee;
  if (due === null) return paid.length === 0 && <Line>{words.notKnown}</Line>;
  if (due === 0) return null;
  const which = <span className="sr-only"> for Reg. No {registrationnumber}</span>;
  if (underWay) {
    return (
      <Line
        actions={
          <>
            <Standing payment={underWay} />
            {online && (
              <a href={paymentPath(id)}>
                {words.goOn}
                {which}
              </a>
            )}
          </>
        }
      >
        <b>
          <Rupees paise={due} />
        </b>{' '}
        {words.toBePaid}. {words.underWay}
      </Line>
    );
  }
  const pay = (
    <ButtonLink href={paymentPath(id)} variant={online ? 'primary' : 'outline'}>
      {online ? words.payNow : words.howToPay}
      {which}
    </ButtonLink>
  );
  return (
    <Line actions={pay}>
      <b>
        <Rupees paise={due} />
      </b>{' '}
      {paid.length > 0 ? words.rest : words.toBePaid}
    </Line>
  );
}

const Standing = ({ payment }: { payment: ShownPayment }) => (
  <a href={resultPath('/success', payment.id)}>
    {words.standing}
    <span className="sr-only"> of {payment.reference}</span>
  </a>
);

interface LineProps {
  children: ReactNode;
  actions?: ReactNode;
  done?: boolean;
}

function Line({ children, actions, done }: LineProps) {
  return (
    <li data-done={done}>
      <span>{children}</span>
      {actions && <span className="purchase-fee-actions">{actions}</span>}
    </li>
  );
}
