import type { IsoDay } from '@/content/day';

/** A month as YYYY-MM. */
export type Month = string;

const monthShape = /^20\d\d-(0[1-9]|1[0-2])$/;

export const isMonth = (text: string): boolean => monthShape.test(text);

/** "November 2026" */
export function printMonth(month: Month): string {
  return named.format(new Date(`${month}-01T00:00:00Z`));
}

const named = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The months up to the one of a day, newest first. */
export function monthsUpTo(day: IsoDay, count: number): Month[] {
  const [year, month] = day.split('-').map(Number) as [number, number];
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
}

/** Amounts in paise. */
interface TaxSums {
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
}

/**
 * Supplies to one state. B2CS: less the credit notes of the month. B2CL, inter-State invoices above
 * ₹1,00,000: invoices alone, because their credit notes are reported one by one.
 */
export interface SupplyRow extends TaxSums {
  kind: 'B2CS' | 'B2CL';
  /** "07 Delhi" */
  place: string;
  invoices: number;
  creditNotes: number;
}

/** Numbers used in a month by one series; `cancelled` are those of test payments. */
export interface DocumentRange {
  kind: 'receipts' | 'CN' | 'RR';
  first: string;
  last: string;
  issued: number;
  cancelled: number;
  /** Receipts that are no tax invoices. */
  withoutTax: number;
}

export interface CreditNoteRow extends TaxSums {
  number: string;
  issuedOn: IsoDay;
  /** B2CS: counted in its row. CDNUR: to be reported by itself. */
  kind: 'B2CS' | 'CDNUR';
  invoice: string;
  invoiceOn: IsoDay;
  place: string;
  /** Amount without the excess over the price. */
  amountPaise: number;
}

export interface TaxMonth {
  month: Month;
  supplies: SupplyRow[];
  documents: DocumentRange[];
  creditNotes: CreditNoteRow[];
}

/** The files of a month, by their names in the address. */
export const taxLists = {
  b2cs: 'Supplies by state',
  documents: 'Documents issued',
  'credit-notes': 'Credit notes',
} as const;

export type TaxList = keyof typeof taxLists;

export const documentKinds: Readonly<Record<DocumentRange['kind'], string>> = {
  receipts: 'Tax invoices and receipts',
  CN: 'Credit notes',
  RR: 'Refund receipts',
};

/** Percent of every supply here. */
export const GST_RATE = 18;

export const taxMonthPath = '/searchuser/reports/gst';

export const taxListPath = (list: TaxList, month: Month): string =>
  `${taxMonthPath}/${list}.csv?${new URLSearchParams({ month })}`;
