import { tabStorage } from '@/components/form/storage';

/** What the form hands to `/payment` (decision D7). The server never believes it. */
export type PaymentDue = {
  /** In rupees. */
  amount: number;
  /** Id of the registration that is to be paid. */
  registration: string;
  registrationnumber: string;
  /** Of whoever pays, as far as known. */
  name?: string;
  number?: string;
};

const KEY = 'payment';

export function keepPaymentDue(due: PaymentDue): void {
  tabStorage.writeJson(KEY, due);
}

/** As text, so that it compares; null when nothing is to be paid. */
export function readPaymentDue(): string | null {
  return tabStorage.read(KEY);
}

/** Null for anything that names no amount above 0. */
export function paymentDueIn(text: string | null): PaymentDue | null {
  try {
    const { amount, registration, registrationnumber, name, number } = (JSON.parse(
      text ?? 'null',
    ) ?? {}) as Partial<PaymentDue>;
    if (typeof amount !== 'number' || !(amount > 0)) return null;
    if (typeof registration !== 'string' || typeof registrationnumber !== 'string') return null;
    return {
      amount,
      registration,
      registrationnumber,
      ...(typeof name === 'string' && { name }),
      ...(typeof number === 'string' && { number }),
    };
  } catch {
    return null;
  }
}
