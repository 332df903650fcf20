import { formatRupees, rupees } from '@/content/money';
import { PART_CHOICE, paymentPage } from '@/lib/payments/payment-page-words';
import type { InstalmentChoice } from '@/lib/payments/instalments';
import { InstalmentLines } from './instalment-lines';
import type { PaymentDue } from './payment-due';

const words = paymentPage.open;

interface HowMuchProps {
  known: PaymentDue;
  instalments: InstalmentChoice;
}

/**
 * The whole rest or the next part, with the amounts and days of all parts. The content below follows the
 * choice: the UPI slip by its CSS rules, so without script as well, and the form by `useChosenPart`.
 */
export function HowMuch({ known, instalments }: HowMuchProps) {
  const { agreed, outdated, lines, next } = instalments;
  const partLabel = agreed ? words.payNext : words.payPart;
  return (
    <fieldset className="student-card payment-choice payment-how-much">
      <legend>{words.howMuch}</legend>
      {outdated && <p>{words.outdated}</p>}
      <label>
        <input type="radio" name="how-much" value="all" defaultChecked={!agreed} />
        <span>
          {words.payAll}: <b>{formatRupees(rupees(known.amount))}</b>
        </span>
      </label>
      <label>
        <input type="radio" name="how-much" value="part" id={PART_CHOICE} defaultChecked={agreed} />
        <span>
          {partLabel}: <b>{formatRupees(next.left)}</b> now ({next.number} of {lines.length})
        </span>
      </label>
      <div className="payment-lines">
        <InstalmentLines lines={lines} />
        {!agreed && <p>{words.agreement}</p>}
      </div>
    </fieldset>
  );
}
