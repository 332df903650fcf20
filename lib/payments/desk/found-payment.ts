import type { IsoDay } from '@/content/day';

/** A payment as staff see it. Amounts in paise. */
export interface FoundPayment {
  id: string;
  /** "office", or the gateway. */
  provider: string;
  /** At the office: cash, bank or upi. */
  method: string | null;
  reference: string | null;
  note: string | null;
  amountPaise: number;
  currency: string;
  /** As lib/platform/money-terms.ts has it. */
  status:
    'created' | 'pending' | 'paid' | 'failed' | 'expired' | 'review' | 'partRefunded' | 'refunded';
  /** Why somebody has to look at it. */
  attention: string | null;
  /** The day the money came; where none has, the day it was begun. */
  on: IsoDay;
  /** Its number, and where its PDF is. */
  receipt: { number: string; pdf: string } | null;
  /** What came: in review perhaps another amount than was asked for. */
  receivedPaise: number;
  /** What can still be given back. */
  leftPaise: number;
  refunds: FoundRefund[];
}

export interface FoundRefund {
  amountPaise: number;
  status: 'pending' | 'done' | 'failed';
  /** "gateway", cash, bank or upi. */
  method: string;
  reference: string | null;
  reason: string;
  on: IsoDay;
}

/** A payment that somebody has to look at, and what is known of whoever paid. */
export interface AttentionItem extends FoundPayment {
  /** As the payer or the gateway wrote it. */
  name: string;
  number: string;
  /** What was to be bought, where there is no registration. */
  plan: string | null;
  registration: {
    id: string;
    registrationnumber: string;
    session: string;
    studentname: string;
    coursename: string;
    planTitle: string | null;
    pricePaise: number | null;
  } | null;
}

/** Longest waiting first. */
export interface AttentionList {
  items: AttentionItem[];
  /** There are more than these. */
  more: boolean;
}
