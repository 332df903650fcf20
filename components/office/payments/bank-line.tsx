import type { ReactNode } from 'react';
import { Row } from '@/components/office/ui/list';
import { methodLabels } from './payment-labels';
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
  /** Line number in the file. */
  lineNumber?: number;
  /** Beside the amount. */
  badge?: ReactNode;
  children: ReactNode;
}

export function BankLine({ line, lineNumber, badge, children }: BankLineProps) {
  const { day, paise, reference, description } = line;
  return (
    <Row
      headingLevel="p"
      heading={
        <>
          <span className="office-sum">
            <Rupees paise={paise as Paise} />
          </span>{' '}
          {badge}
        </>
      }
      about={
        <>
          <p className="office-note">
            {lineNumber !== undefined && `Line ${lineNumber}, `}
            {printDay(day)}
            {reference && `, ${reference}`}
          </p>
          <p className="office-note">{description}</p>
        </>
      }
    >
      <div>{children}</div>
    </Row>
  );
}
