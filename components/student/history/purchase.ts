import type { IsoDay } from '@/content/day';

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
};
