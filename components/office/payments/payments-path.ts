import type { IsoDay } from '@/content/day';
import type { PaymentListName } from '@/lib/payments/desk/payment-list';
import type { WayOfMoney } from '@/lib/payments/payment-ways';

interface Asked {
  show?: PaymentListName;
  day?: IsoDay;
  way?: WayOfMoney | null;
  /** Cursor from the previous page. */
  after?: string;
}

export const paymentsHome = '/searchuser/payments';
export const bankPath = `${paymentsHome}/bank`;
export const upiClaimsPath = `${paymentsHome}/upi`;
export const bankDecidedPath = `${bankPath}/decided`;

/** The URL of a list of payments. It never identifies a person. */
export function paymentsPath({ show = 'today', day, way, after }: Asked): string {
  const query = new URLSearchParams({
    ...(show !== 'today' && { show }),
    ...(day && { day }),
    ...(way && { way }),
    ...(after && { after }),
  });
  return query.size > 0 ? `${paymentsHome}?${query}` : paymentsHome;
}
