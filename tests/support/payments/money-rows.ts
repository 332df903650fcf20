import { moneyOfDay, paymentPage } from '@/lib/payments/desk/list-payments';
import { askedPayments, type ListedPayment, type WaySum } from '@/lib/payments/desk/payment-list';

/** The staff member on whose behalf the lists are read. */
export const counsellor = { staffId: '0b5e9a3c-6a1f-4c58-9d0e-0000000000aa' };

export const sumOf = (sums: readonly WaySum[]) => sums.reduce((sum, { paise }) => sum + paise, 0);

export const moneyOn = (day: string) => moneyOfDay(counsellor, day);

/** All rows of a list, read page by page. */
export async function wholeList(query: Record<string, string>): Promise<ListedPayment[]> {
  const rows: ListedPayment[] = [];
  let after: string | null = '';
  while (after !== null) {
    const page = await paymentPage(counsellor, askedPayments({ ...query, after }));
    rows.push(...page.rows);
    after = page.next;
  }
  return rows;
}
