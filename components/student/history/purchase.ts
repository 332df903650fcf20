import type { IsoDay } from '@/content/day';
import type { Paise } from '@/content/money';
import type { ShownPayment } from '@/lib/enrolment/shown-payment';

/** How the fee of a purchase stands. */
type PurchaseFee = {
  paid: readonly ShownPayment[];
  /** An attempt whose end nobody knows yet. */
  underWay: ShownPayment | null;
  /** Money that staff have to look at. */
  review: ShownPayment | null;
  /** In paise; null while the fee is not known. */
  due: Paise | null;
};

/** A registration as the list shows it, under the contract's names. */
export type Purchase = {
  id: string;
  registrationnumber: string;
  coursename: string;
  planTitle: string | null;
  coursetype: string;
  /** Null while the fee has to be confirmed. */
  pricePaise: number | null;
  modeofpayment: string;
  date: IsoDay;
  fee: PurchaseFee;
};
