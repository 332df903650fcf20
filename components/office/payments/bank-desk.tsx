'use client';

import { RefreshOnChange } from '@/components/office/frame/refresh-on-change';
import { bankDecidedPath, upiClaimsPath } from './payments-path';
import { Card } from '@/components/office/ui/section';
import { printDay } from '@/content/day';
import type { StaffRights } from '@/lib/staff/permissions';
import type {
  BankDesk as Desk,
  DecidedLine,
  DecidedPage,
} from '@/lib/payments/bank/bank-statement';
import { BankLine, paymentSummary } from './bank-line';
import { OpenLineActions, UndoDecision } from './bank-line-actions';
import { StatementForm } from './statement-form';

/** Bank statement lines beside recorded payments. */
export function BankDesk({ rights, desk }: { rights: StaffRights; desk: Desk }) {
  const { first, last, decided, unresolved } = desk;
  return (
    <RefreshOnChange rights={rights}>
      <StatementForm />
      <Card id="bank-left" title="Unmatched">
        <p className="office-note">
          {first && last
            ? `Imported so far: from ${printDay(first)} to ${printDay(last)}.`
            : 'No statement imported yet. Download one as CSV from the bank’s website and import it above.'}
        </p>
        {decided > 0 && (
          <p>
            <a href={bankDecidedPath}>Resolved lines: {decided}</a>
          </p>
        )}
        <p>
          <a href={upiClaimsPath}>UPI claims</a>
        </p>
        {first && unresolved.length === 0 && <p>All lines are resolved.</p>}
        <ul className="office-list bank-lines">
          {unresolved.map((line) => (
            <BankLine key={line.id} line={line}>
              <p>{line.why}</p>
              <OpenLineActions line={line} />
            </BankLine>
          ))}
        </ul>
        {desk.moreUnresolved && <p>More lines appear as these are resolved.</p>}
      </Card>
      {first && <MissingPayments desk={desk} />}
    </RefreshOnChange>
  );
}

/** Payments that staff recorded and the bank statement lacks. */
function MissingPayments({ desk: { late, moreLate } }: { desk: Desk }) {
  return (
    <Card id="bank-late" title="Recorded payments not on a statement">
      {late.length === 0 ? (
        <p>Every deposit and UPI payment older than five days is on a statement.</p>
      ) : (
        <p className="office-note">
          Deposits and UPI payments recorded more than five days ago. Import the statement for those
          days, or check with the person who recorded them.
        </p>
      )}
      <ul className="office-items">
        {late.map((payment) => (
          <li key={payment.id}>{paymentSummary(payment)}</li>
        ))}
      </ul>
      {moreLate && <p>There are more.</p>}
    </Card>
  );
}

interface DecidedLinesProps {
  rights: StaffRights;
  page: DecidedPage;
  later: boolean;
}

/** Statement lines that are matched or set aside. */
export function DecidedLines({ rights, page: { rows, next }, later }: DecidedLinesProps) {
  return (
    <RefreshOnChange rights={rights}>
      <section className="office-card office-section" aria-label="Statement lines, newest first">
        {rows.length === 0 && (
          <p>
            {later
              ? 'End of the list.'
              : 'No lines yet. Import a statement: certain matches are made automatically.'}
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
        <nav className="office-links" aria-label="Pages">
          {later && <a href={bankDecidedPath}>First page</a>}
          {next && <a href={`${bankDecidedPath}?after=${next}`}>Older</a>}
        </nav>
      </section>
    </RefreshOnChange>
  );
}

function decisionText({ payment, setAside, by }: DecidedLine): string {
  const what = payment ? `Matched to: ${paymentSummary(payment)}` : `Set aside: ${setAside}`;
  return by ? `${what}. Resolved by ${by}.` : what;
}
