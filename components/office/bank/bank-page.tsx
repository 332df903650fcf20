import { RefreshOnChange } from '@/components/office/frame/refresh-on-change';
import { StaffFrame, type SignedInStaff } from '@/components/office/frame/staff-frame';
import {
  bankDecidedPath,
  bankPath,
  paymentsHome,
} from '@/components/office/payments/payments-path';
import { Card } from '@/components/office/ui/section';
import { buttonClass } from '@/components/ui/button';
import { printDay } from '@/content/day';
import type {
  BankDesk,
  DecidedLine,
  DecidedPage as DecidedLines,
} from '@/lib/payments/bank/bank-statement';
import { BankLine, paymentSummary } from './bank-line';
import { OpenLineActions, UndoDecision } from './bank-line-actions';
import { StatementForm } from './statement-form';

interface DecidedPageProps {
  staff: SignedInStaff;
  page: DecidedLines;
  later: boolean;
}

/** `/searchuser/payments/bank/decided`: statement lines that are matched or set aside. */
export function DecidedPage({ staff, page: { rows, next }, later }: DecidedPageProps) {
  return (
    <StaffFrame
      path={paymentsHome}
      title="Lines that are dealt with"
      staff={staff}
      actions={
        <a href={bankPath} className={buttonClass('outline')}>
          Bank statement
        </a>
      }
    >
      <RefreshOnChange role={staff.role}>
        <section className="office-card" aria-label="Lines of the bank, newest first">
          {rows.length === 0 && (
            <p>
              {later
                ? 'There are no more.'
                : 'None yet. Take a statement in: what is certain is matched by itself.'}
            </p>
          )}
          <ul className="office-list bank-lines">
            {rows.map((line) => (
              <BankLine key={line.id} line={line}>
                <p>{decisionText(line)}</p>
                <UndoDecision line={line} />
              </BankLine>
            ))}
          </ul>
          <nav className="office-links" aria-label="Pages of the list">
            {later && <a href={bankDecidedPath}>First page</a>}
            {next && <a href={`${bankDecidedPath}?after=${next}`}>Older</a>}
          </nav>
        </section>
      </RefreshOnChange>
    </StaffFrame>
  );
}

function decisionText({ payment, setAside, by }: DecidedLine): string {
  const what = payment ? `It is the payment: ${paymentSummary(payment)}` : `Set aside: ${setAside}`;
  return by ? `${what}. Decided by ${by}.` : what;
}

/** `/searchuser/payments/bank`: bank statement lines beside recorded payments. */
export function BankPage({ staff, desk }: { staff: SignedInStaff; desk: BankDesk }) {
  const { first, last, decided, unresolved } = desk;
  return (
    <StaffFrame
      path={paymentsHome}
      title="Bank statement"
      staff={staff}
      actions={
        <a href={paymentsHome} className={buttonClass('outline')}>
          Payments
        </a>
      }
    >
      <RefreshOnChange role={staff.role}>
        <StatementForm />
        <Card id="bank-left" title="Left to look at">
          <p className="office-note">
            {first && last
              ? `Taken in so far: from ${printDay(first)} to ${printDay(last)}.`
              : 'No statement has been taken in yet. Get one as CSV from the bank’s own site, and take it in above.'}
          </p>
          {decided > 0 && (
            <p>
              <a href={bankDecidedPath}>Lines that are dealt with: {decided}</a>
            </p>
          )}
          {first && unresolved.length === 0 && <p>Every line is dealt with.</p>}
          <ul className="office-list bank-lines">
            {unresolved.map((line) => (
              <BankLine key={line.id} line={line}>
                <p>{line.why}</p>
                <OpenLineActions line={line} />
              </BankLine>
            ))}
          </ul>
          {desk.moreUnresolved && <p>There are more. They come up as these are dealt with.</p>}
        </Card>
        {first && <MissingPayments desk={desk} />}
      </RefreshOnChange>
    </StaffFrame>
  );
}

/** Payments that staff recorded and the bank statement lacks. */
function MissingPayments({ desk: { late, moreLate } }: { desk: BankDesk }) {
  return (
    <Card id="bank-late" title="Recorded, not on any statement yet">
      {late.length === 0 ? (
        <p>
          Since the first statement, every deposit and UPI payment older than five days is on one.
        </p>
      ) : (
        <p className="office-note">
          Deposits and UPI, recorded more than five days ago. Take in the statement of those days,
          or ask whoever recorded them.
        </p>
      )}
      <ul className="office-items">
        {late.map((payment) => (
          <li key={payment.id}>{paymentSummary(payment)}</li>
        ))}
      </ul>
      {moreLate && <p>There are more than these.</p>}
    </Card>
  );
}
