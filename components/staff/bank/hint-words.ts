import { printDay } from '@/content/day';
import { formatRupees, type Paise } from '@/content/money';
import type { PaymentHint } from '@/lib/schemas/bank-statement';
import { wayNames } from '../office/payment-words';

/** "Asha Rao, ₹8,999, UPI 431122334455, 19 November 2026" */
export function hintWords({ name, paise, way, reference, on }: PaymentHint): string {
  const how = [wayNames[way] ?? way, reference].filter(Boolean).join(' ');
  return [name, formatRupees(paise as Paise), how, printDay(on)].join(', ');
}
