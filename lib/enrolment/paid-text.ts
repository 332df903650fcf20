import { printDay, type IsoDay } from '@/content/day';
import { formatRupees, type Paise } from '@/content/money';
import { registrationCopy as words } from '@/content/registration-copy';

/** A payment towards a registration, as `lib/data` reads it. Amounts in paise. */
export interface CopiedPayment {
  readonly standing: string;
  readonly amount: Paise;
  readonly paidOn: IsoDay | null;
  readonly receipt: { readonly number: string } | null;
  readonly refunds: readonly { readonly amount: Paise; readonly done: boolean }[];
}

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
