import { RefreshingOffice } from '@/components/office/frame/refreshing-office';
import { StaffFrame, type AtDesk } from '@/components/office/frame/staff-frame';
import {
  bankDecidedPath,
  bankPath,
  paymentsHome,
} from '@/components/office/payments/payments-path';
import { buttonClass } from '@/components/ui/button';
import type { DecidedLine, DecidedPage as Page } from '@/lib/payments/bank/bank-statement';
import { BankLine, hintWords } from './bank-line';
import { PutBack } from './put-back';

interface DecidedPageProps {
  staff: AtDesk;
  page: Page;
  /** Whether it is not the first page. */
  later: boolean;
}

/** `/searchuser/payments/bank/decided`: lines of the bank that have their payment or are set aside. */
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
      <RefreshingOffice role={staff.role}>
        <section className="bank-card" aria-label="Lines of the bank, newest first">
          {rows.length === 0 && (
            <p>
              {later
                ? 'There are no more.'
                : 'None yet. Take a statement in: what is certain is matched by itself.'}
            </p>
          )}
          <ul className="bank-lines">
            {rows.map((line) => (
              <BankLine key={line.id} line={line}>
                <p>{decidedWords(line)}</p>
                <PutBack line={line} />
              </BankLine>
            ))}
          </ul>
          <nav className="paid-pages" aria-label="Pages of the list">
            {later && <a href={bankDecidedPath}>First page</a>}
            {next && <a href={`${bankDecidedPath}?after=${next}`}>Older</a>}
          </nav>
        </section>
      </RefreshingOffice>
    </StaffFrame>
  );
}

function decidedWords({ payment, setAside, by }: DecidedLine): string {
  const what = payment ? `It is the payment: ${hintWords(payment)}` : `Set aside: ${setAside}`;
  return by ? `${what}. Decided by ${by}.` : what;
}
