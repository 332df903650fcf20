import type { ReactNode } from 'react';
import { Rupees } from '@/components/ui/rupees';
import { printDay } from '@/content/day';
import type { Paise } from '@/content/money';
import type { DecidedLine } from '@/lib/schemas/bank-desk';

interface BankLineProps {
  line: Pick<DecidedLine, 'day' | 'paise' | 'reference' | 'description'>;
  /** What is known of it, and what can be done. */
  children: ReactNode;
}

/** A line of the statement as the bank has it. */
export function BankLine({ line, children }: BankLineProps) {
  const { day, paise, reference, description } = line;
  return (
    <li className="bank-line">
      <p className="bank-sum">
        <Rupees paise={paise as Paise} />
      </p>
      <p className="person-note">
        {printDay(day)}
        {reference && `, ${reference}`}
      </p>
      <p className="bank-said">{description}</p>
      {children}
    </li>
  );
}
