import type { ReactNode } from 'react';
import { PageLinks } from '@/components/site/page-links';
import { RequireToken } from '@/components/student/session/session-script';
import { StudentPage } from '@/components/student/student-page';
import { ButtonLink } from '@/components/ui/button';
import { WholeWords } from '@/components/ui/prose';
import { Rupees } from '@/components/ui/rupees';
import { printDay, type IsoDay } from '@/content/day';
import type { Paise } from '@/content/money';
import { purchaseWords as words } from '@/content/purchase-words';
import {
  paymentPath,
  printPath,
  resultPath,
  type ShownPayment,
} from '@/lib/enrolment/shown-payment';
import { HistoryActions } from './history-actions';

interface FeeRowProps {
  purchase: Purchase;
  columns: number;
  /** Whether online payment is available. */
  online: boolean;
}

/** Paid, refunded and due amounts of a purchase. */
function FeeRow({ purchase, columns, online }: FeeRowProps) {
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
    <a href={receipt.path} className="student-link">
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
              <a href={paymentPath(id)} className="student-link">
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
  <a href={resultPath('/success', payment.id)} className="student-link">
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

const columns = ['Course', 'Mode of study', 'Price', 'Mode of payment', 'Date'] as const;
const [, study, price, payment, date] = columns;

interface PurchaseTableProps {
  purchases: readonly Purchase[];
  /** Whether online payment is available. */
  online: boolean;
}

/** A table; on a phone, a card for each purchase. */
function PurchaseTable({ purchases, online }: PurchaseTableProps) {
  return (
    <table className="purchases">
      <caption className="sr-only">Your registrations, newest first</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {purchases.map((purchase) => (
        <tbody key={purchase.id}>
          <PurchaseRow purchase={purchase} />
          <FeeRow purchase={purchase} online={online} columns={columns.length} />
        </tbody>
      ))}
    </table>
  );
}

function PurchaseRow({ purchase }: { purchase: Purchase }) {
  const { id, registrationnumber, coursename, planTitle, coursetype, pricePaise } = purchase;
  return (
    <tr>
      <th scope="rowgroup">
        <a href={printPath(id)}>
          <WholeWords text={coursename} />
          <span>Reg. No {registrationnumber}</span>
        </a>
        {planTitle && <span className="purchase-plan">{planTitle}</span>}
      </th>
      <Cell label={study}>{coursetype || 'Not chosen'}</Cell>
      <Cell label={price}>
        {pricePaise === null ? 'To be confirmed' : <Rupees paise={pricePaise as Paise} />}
      </Cell>
      <Cell label={payment}>{purchase.modeofpayment}</Cell>
      <Cell label={date}>{printDay(purchase.date)}</Cell>
    </tr>
  );
}

/** The label replaces the table head on a phone. */
function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td>
      <span className="purchase-label">{label}</span>
      {children}
    </td>
  );
}

interface HistoryPageProps extends PurchaseTableProps {
  path: string;
  name: string;
}

/** `/history`: the student's registrations and next steps. */
export function HistoryPage({ path, name, purchases, online }: HistoryPageProps) {
  return (
    <StudentPage
      path={path}
      heading="Purchased History"
      lede={
        purchases.length > 0
          ? `${name}, these are your registrations. Open one to read or print it.`
          : `${name}, you have not registered for a course yet.`
      }
      above={<RequireToken />}
    >
      <HistoryActions />
      {purchases.length > 0 ? (
        <PurchaseTable purchases={purchases} online={online} />
      ) : (
        <NothingYet />
      )}
    </StudentPage>
  );
}

function NothingYet() {
  return (
    <section aria-labelledby="begin" className="mt-9 max-w-prose">
      <h2 id="begin" className="subheading">
        How to begin
      </h2>
      <p className="mt-2 mb-4">
        Choose a plan on the page of your exam and press Enroll Now there, or press Enroll Course
        above. What you register for is listed here.
      </p>
      <PageLinks paths={['/onlinecourses', '/offlinecourses', '/testseries']} />
    </section>
  );
}

type PurchaseFee = {
  paid: readonly ShownPayment[];
  /** An attempt without a final result. */
  underWay: ShownPayment | null;
  /** A payment that staff must review. */
  review: ShownPayment | null;
  /** In paise; null while the fee is unknown. */
  due: Paise | null;
};

/** A registration under the field names of the API. */
type Purchase = {
  id: string;
  registrationnumber: string;
  coursename: string;
  planTitle: string | null;
  coursetype: string;
  /** Null until the fee is confirmed. */
  pricePaise: number | null;
  modeofpayment: string;
  date: IsoDay;
  fee: PurchaseFee;
};
