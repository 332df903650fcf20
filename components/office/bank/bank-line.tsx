import type { ReactNode } from 'react';
import { methodLabels } from '@/components/office/payments/payment-labels';
import { Rupees } from '@/components/ui/rupees';
import { printDay } from '@/content/day';
import { formatRupees, type Paise } from '@/content/money';
import type { DecidedLine, PaymentHint } from '@/lib/payments/bank/bank-statement';

/** "Asha Rao, ₹8,999, UPI 431122334455, 19 November 2026" */
export function paymentSummary({ name, paise, way, reference, on }: PaymentHint): string {
  const how = [methodLabels[way] ?? way, reference].filter(Boolean).join(' ');
  return [name, formatRupees(paise as Paise), how, printDay(on)].join(', ');
}

interface BankLineProps {
  line: Pick<DecidedLine, 'day' | 'paise' | 'reference' | 'description'>;
  children: ReactNode;
}

export function BankLine({ line, children }: BankLineProps) {
  const { day, paise, reference, description } = line;
  return (
    <li className="bank-line">
      <p className="bank-sum">
        <Rupees paise={paise as Paise} />
      </p>
      <p className="office-note">
        {printDay(day)}
        {reference && `, ${reference}`}
      </p>
      <p className="office-note">{description}</p>
      {children}
    </li>
  );
}
