import { Rupees } from '@/components/ui/rupees';
import { printDay } from '@/content/day';
import type { Paise } from '@/content/money';
import type { BankPreview, BankVerdict } from '@/lib/schemas/bank-statement';
import { hintWords } from './hint-words';

const verdicts: readonly (readonly [BankVerdict, string])[] = [
  ['matched', 'matched'],
  ['likely', 'likely: you decide'],
  ['several', 'several fit: you decide'],
  ['nothing', 'nothing fits'],
  ['known', 'known already'],
];
const words = new Map(verdicts);

/** Line by line what would be written, and what is left out and why. Nothing is written yet. */
export function StatementPreview({ preview }: { preview: BankPreview }) {
  const { lines, withdrawals, skipped } = preview;
  const counts = verdicts
    .map(
      ([verdict, text]) => [lines.filter((one) => one.verdict === verdict).length, text] as const,
    )
    .filter(([count]) => count > 0);
  return (
    <>
      <p>
        {lines.length === 0 && 'No line of it is money that came in. '}
        {counts.map(([count, text]) => `${count} ${text}`).join(', ')}
        {counts.length > 0 && '. '}
        {withdrawals > 0 && `Money that went out is left out: ${withdrawals}. `}
        Nothing is written yet.
      </p>
      <ul className="bank-lines">
        {lines.map(({ line, day, paise, reference, description, verdict, why, payments }) => (
          <li key={line} className="bank-line">
            <p className="bank-sum">
              <Rupees paise={paise as Paise} />{' '}
              <span className={`bank-verdict bank-${verdict}`}>{words.get(verdict)}</span>
            </p>
            <p className="person-note">
              Line {line}, {printDay(day)}
              {reference && `, ${reference}`}
            </p>
            <p className="bank-said">{description}</p>
            <p>{why}</p>
            {payments.map((payment) => (
              <p key={payment.id} className="bank-hint">
                {hintWords(payment)}
              </p>
            ))}
          </li>
        ))}
      </ul>
      {skipped.length > 0 && (
        <details className="opened">
          <summary>Lines that are left out: {skipped.length}</summary>
          <ul className="bank-skipped">
            {skipped.map(({ line, why }) => (
              <li key={line}>
                Line {line}: {why}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
