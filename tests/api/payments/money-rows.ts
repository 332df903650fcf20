import type { IsoDay } from '@/content/day';
import { staffOf } from '../../support/office/staff';
import { moneyOfDay, paymentPage } from '@/lib/payments/desk/list-payments';
import { askedPayments, type ListedPayment, type WaySum } from '@/lib/payments/desk/payment-list';

export const sumOf = (sums: readonly WaySum[]) => sums.reduce((sum, { paise }) => sum + paise, 0);

export const moneyOn = async (day: IsoDay) => moneyOfDay(await staffOf('payments.read'), day);

/** All rows of a list, read page by page. */
export async function wholeList(query: Record<string, string>): Promise<ListedPayment[]> {
  const rows: ListedPayment[] = [];
  const staff = await staffOf('payments.read');
  let after: string | null = '';
  while (after !== null) {
    const page = await paymentPage(staff, askedPayments({ ...query, after }));
    rows.push(...page.rows);
    after = page.next;
  }
  return rows;
}
