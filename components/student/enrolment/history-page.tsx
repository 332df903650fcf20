import type { ReactNode } from 'react';
import { PageLinks } from '@/components/site/page-links';
import { RequireToken } from '@/components/student/accounts/require-token';
import { TermsLink } from './agreed-policies';
import { NextSteps } from './next-steps';
import { StudentPage } from '@/components/student/student-page';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { WholeWords } from '@/components/ui/prose';
import { Rupees } from '@/components/ui/rupees';
import { printDay, type IsoDay } from '@/content/day';
import { owedBackText } from '@/content/pages/policies/refund';
import { institute } from '@/content/facts/institute';
import { formatRupees, type Paise } from '@/content/money';
import { AT_OFFICE } from '@/lib/parcels/parcel-words';
import { purchaseKinds, type PurchaseKind } from '@/content/catalogue/purchase-kinds';
import { purchaseWords as words } from '@/lib/enrolment/purchase-words';
import {
  draftPath,
  paymentPath,
  printPath,
  resultPath,
  type ShownPayment,
  type ShownRefund,
} from '@/lib/enrolment/shown-payment';
import type { PlanStanding } from '@/lib/payments/instalments';
import { PayerLinks } from '@/components/student/payments/payer-links';
import { InstalmentLines } from '@/components/student/payments/instalment-lines';
import { upiClaimText } from '@/components/student/payments/upi-slip';
import type { ShownPayerLink } from '@/lib/payments/payer-links/payer-links';
import type { NextStep } from '@/lib/enrolment/next-step';
import type { OwnUpiClaim } from '@/lib/payments/upi/upi-claims';
import type { OwnParcel } from '@/lib/parcels/make-parcels';
import type { OwnClaim } from '@/lib/refunds/refund-claims';
import { DeleteDraft, HistoryActions, WithdrawRegistration } from './history-actions';

interface FeeRowProps {
  purchase: Purchase;
  columns: number;
  /** Whether online payment is available. */
  online: boolean;
}

/** Paid, refunded and due amounts of a purchase. */
function FeeRow({ purchase, columns, online }: FeeRowProps) {
  const { paid, review } = purchase.fee;
  const { instalments } = purchase;
  const included = purchase.inclusions.flatMap((one) => (one.included ? [one.name] : []));
  return (
    <tr className="purchase-fee">
      <td colSpan={columns}>
        <ul>
          {paid.map((payment) => (
            <PaidLine key={payment.id} payment={payment} claims={purchase.claims} />
          ))}
          {purchase.shippingPaise ? (
            <Line>
              {words.shipping} <Rupees paise={purchase.shippingPaise as Paise} />
            </Line>
          ) : null}
          {purchase.submitted || paid.length > 0 || review ? null : (
            <DraftLine purchase={purchase} />
          )}
          {review ? (
            <Line actions={<Standing payment={review} />}>{words.review}</Line>
          ) : (
            purchase.submitted && <DueLine purchase={purchase} online={online} />
          )}
          <ClaimsAndParcels {...purchase} />
        </ul>
        {instalments?.next && (
          <div className="purchase-instalments">
            <p>{words.instalments}</p>
            <InstalmentLines lines={instalments.lines} />
          </div>
        )}
        {online && purchase.submitted && !review && Boolean(purchase.fee.due) && (
          <LinksForPayers purchase={purchase} />
        )}
        <NextSteps
          registration={{ id: purchase.id, number: purchase.registrationnumber }}
          next={purchase.next}
          canTake
        />
        {included.length > 0 && (
          <details className="purchase-included">
            <summary>
              {words.includes}
              <Icon name="chevron-down" className="turns size-4.5" />
            </summary>
            <p>{included.join('; ')}</p>
          </details>
        )}
        <TermsLink registration={purchase.id} number={purchase.registrationnumber} />
      </td>
    </tr>
  );
}

function LinksForPayers({ purchase }: { purchase: Purchase }) {
  const { id, registrationnumber, payerLinks } = purchase;
  const props = { registration: id, number: registrationnumber, links: payerLinks };
  return <PayerLinks {...props} />;
}

function ClaimsAndParcels({
  claims,
  upiClaims,
  parcels,
}: Pick<Purchase, 'claims' | 'upiClaims' | 'parcels'>) {
  return (
    <>
      {upiClaims.map((claim) => (
        <Line key={claim.id}>{upiClaimText(claim)}</Line>
      ))}
      {claims.map((claim) => (
        <Line key={claim.id}>{claimText(claim)}</Line>
      ))}
      {parcels.map((parcel) => (
        <ParcelLine key={parcel.id} parcel={parcel} />
      ))}
    </>
  );
}

/** A claim for an excess already says this, with its due date. */
const isOfExcess = ({ via, outcome }: OwnClaim) => via === 'statement' && outcome === null;

function PaidLine({ payment, claims }: { payment: ShownPayment } & Pick<Purchase, 'claims'>) {
  const { amount, paidOn, receipt, refunds, owedBack } = payment;
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
        <Line key={index} actions={<RefundLink refund={refund} />}>
          <b>
            <Rupees paise={refund.amount} />
          </b>{' '}
          {refund.done ? words.givenBack : words.onItsWayBack}
        </Line>
      ))}
      {owedBack > 0 && !claims.some(isOfExcess) && <Line>{owedBackText(owedBack)}</Line>}
    </>
  );
}

function RefundLink({ refund: { document } }: { refund: ShownRefund }) {
  if (!document) return null;
  return (
    <a href={document.path} className="student-link">
      {document.isCreditNote ? words.creditNote : words.refundReceipt} {document.number}
    </a>
  );
}

function claimText({ via, receivedOn, amountPaise, dueOn, ...decided }: OwnClaim): string {
  const { outcome, grantedPaise, answer, decidedOn } = decided;
  const claimed = formatRupees(amountPaise);
  if (outcome === null && via === 'statement') {
    return `You paid ${claimed} more than the price. You hear from us about the refund by ${printDay(dueOn)}.`;
  }
  if (outcome === null) {
    return `Your request for a refund of ${claimed} was received on ${printDay(receivedOn)}. You hear from us by ${printDay(dueOn)}.`;
  }
  const on = decidedOn ? ` on ${printDay(decidedOn)}` : '';
  const decision =
    outcome === 'refused'
      ? `Your request for a refund of ${claimed} was declined${on}.`
      : `A refund of ${formatRupees(grantedPaise ?? amountPaise)} was granted${on}; it reaches you by ${printDay(dueOn)}.`;
  return `${decision} Reason: ${answer}`;
}

function parcelText({ status, arriveBy, sentOn, endedOn, ...parcel }: OwnParcel): string {
  const { courier, trackingNumber, items } = parcel;
  const books = items.join(', ');
  switch (status) {
    case 'sent': {
      const on = sentOn ? ` on ${printDay(sentOn)}` : '';
      return `Sent${on} by ${courier}, tracking number ${trackingNumber}. It reaches you by ${printDay(arriveBy)}. In the parcel: ${books}.`;
    }
    case 'arrived': {
      const on = endedOn ? ` on ${printDay(endedOn)}` : '';
      return courier === AT_OFFICE
        ? `Handed over to you at the office${on}: ${books}.`
        : `Arrived${on}: ${books}.`;
    }
    case 'returned':
      return `Your parcel came back to us. Call us on ${institute.phones[0].printed}, so that we send it again. In the parcel: ${books}.`;
    default:
      if (!parcel.hasAddress) {
        return `We need your postal address to send your books. Call us on ${institute.phones[0].printed}. To be sent: ${books}.`;
      }
      return `We are packing your parcel. It reaches you by ${printDay(arriveBy)}. In the parcel: ${books}.`;
  }
}

function ParcelLine({ parcel }: { parcel: OwnParcel }) {
  return (
    <Line done={parcel.status === 'arrived'} actions={<TrackLink parcel={parcel} />}>
      {parcelText(parcel)}
    </Line>
  );
}

function TrackLink({ parcel: { status, trackingUrl, trackingNumber } }: { parcel: OwnParcel }) {
  if (status !== 'sent' || trackingUrl === '') return null;
  return (
    <a href={trackingUrl} target="_blank" rel="noreferrer" className="student-link">
      Track the parcel<span className="sr-only"> {trackingNumber}</span>
    </a>
  );
}

function draftText({ withdrawnOn, items }: Purchase): string {
  if (withdrawnOn) return `Withdrawn on ${printDay(withdrawnOn)}. ${words.withdrawnNote}`;
  return items ? words.notOrdered : words.notSubmitted;
}

function DraftLine({ purchase }: { purchase: Purchase }) {
  const { id, registrationnumber, items, withdrawnOn } = purchase;
  const goOn = items ? paymentPath(id) : draftPath(id);
  return (
    <Line
      actions={
        <>
          <ButtonLink href={goOn}>
            {items ? words.goOnWithOrder : words.goOnWithForm}
            <span className="sr-only"> {registrationnumber}</span>
          </ButtonLink>
          {!withdrawnOn && <DeleteDraft registration={id} number={registrationnumber} />}
        </>
      }
    >
      {draftText(purchase)}
    </Line>
  );
}

/** Draft, due, paid, refunded or withdrawn, in one word. */
function State({ purchase: { submitted, withdrawnOn, fee } }: { purchase: Purchase }) {
  const isRefunded = fee.paid.length > 0 && fee.paid.every(({ refunded }) => refunded);
  const [kind, word] = !submitted
    ? withdrawnOn
      ? ['withdrawn', words.withdrawn]
      : ['draft', words.draft]
    : isRefunded
      ? ['refunded', words.refunded]
      : fee.due === null
        ? ['submitted', words.submitted]
        : fee.due > 0
          ? ['due', words.due]
          : ['paid', words.paidInFull];
  return (
    <span className="purchase-state" data-state={kind}>
      {word}
    </span>
  );
}

function DueLine({ purchase, online }: Pick<FeeRowProps, 'purchase' | 'online'>) {
  const { id, fee, registrationnumber } = purchase;
  const { due, underWay, paid } = fee;
  const isClaimed = purchase.upiClaims.some(({ state }) => state === 'waiting');
  if (due === null) {
    if (paid.length > 0) return null;
    return <Line actions={<Withdraw purchase={purchase} />}>{words.notKnown}</Line>;
  }
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
  const canWithdraw = paid.length === 0 && !isClaimed;
  const pay = (
    <>
      <ButtonLink href={paymentPath(id)} variant={online && !isClaimed ? 'primary' : 'outline'}>
        {online ? words.payNow : words.howToPay}
        {which}
      </ButtonLink>
      {canWithdraw && <Withdraw purchase={purchase} />}
    </>
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

function Withdraw({ purchase: { id, registrationnumber } }: Pick<FeeRowProps, 'purchase'>) {
  const props = { registration: id, number: registrationnumber };
  return <WithdrawRegistration {...props} />;
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
  const mode = purchase.kind === 'course' ? coursetype : purchaseKinds[purchase.kind];
  return (
    <tr>
      <th scope="rowgroup">
        <a href={printPath(id)}>
          <WholeWords text={coursename} />
          <span>Reg. No {registrationnumber}</span>
        </a>
        <State purchase={purchase} />
        {planTitle && <span className="purchase-plan">{planTitle}</span>}
      </th>
      <Cell label={study}>{mode || 'Not chosen'}</Cell>
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
  kind: PurchaseKind;
  /** The ordered items; null for an admission form. */
  items: readonly unknown[] | null;
  /** False for a draft. */
  submitted: boolean;
  /** Day of the student's withdrawal. */
  withdrawnOn: IsoDay | null;
  /** Included in the price. */
  shippingPaise: number | null;
  /** Null until the fee is confirmed. */
  pricePaise: number | null;
  modeofpayment: string;
  date: IsoDay;
  /** The inclusions at purchase, whatever the plan includes today. */
  inclusions: readonly { name: string; included: boolean }[];
  fee: PurchaseFee;
  /** Agreed for the present price. */
  instalments: PlanStanding | null;
  next: NextStep;
  claims: readonly OwnClaim[];
  upiClaims: readonly OwnUpiClaim[];
  /** Links for another payer. */
  payerLinks: readonly ShownPayerLink[];
  parcels: readonly OwnParcel[];
};
