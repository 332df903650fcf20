import { printDay } from '@/content/day';
import { formatRupees } from '@/content/money';
import { registrationCopy as words } from '@/content/registration-copy';
import type { ShownPayment } from './shown-payment';

/** What the copy of a registration says of a payment. */
export type CopiedPayment = Pick<ShownPayment, 'standing' | 'amount' | 'paidOn' | 'refunds'> & {
  readonly receipt: { readonly number: string } | null;
};

/** "₹8,999 on 21 November 2026, receipt OC/26-27/000123"; what came back of it after it. */
export function paidText(payments: readonly CopiedPayment[]): string {
  const paid = payments.filter(({ standing }) => standing === 'paid');
  return paid.length > 0 ? paid.map(textOf).join('; ') : words.notPaid;
}

function textOf({ amount, paidOn, receipt, refunds }: CopiedPayment): string {
  const day = paidOn ? ` on ${printDay(paidOn)}` : '';
  return [
    `${formatRupees(amount)}${day}`,
    ...(receipt ? [`${words.receipt} ${receipt.number}`] : []),
    ...refunds
      .filter(({ done }) => done)
      .map((refund) => `${formatRupees(refund.amount)} ${words.givenBack}`),
  ].join(', ');
}
