import { bankAccount as published } from '@published/bankAccount';
import type { InstituteFacts } from './site-facts';

/** Account for fee deposits: a visible placeholder until the owner replaces it. */
export const bank: NonNullable<InstituteFacts['bank']> = published?.bank ?? {
  bank: 'Example Bank',
  account: 'Orbital Chemistry Institute',
  number: '0000 0000 0000',
  ifsc: 'XXXX0000000',
};

/** For payments and tax invoices; null until the owner publishes them. */
export const upiId: string | null = published?.upiId ?? null;
export const gstin: string | null = published?.gstin ?? null;
