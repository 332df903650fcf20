import type { Paise } from '@/content/money';

const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const withPaise = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Paise to the digits of a rupee amount, grouped the Indian way: 10000000 → "1,00,000", 11682 → "116.82". */
export function rupeeDigits(paise: Paise): string {
  return (paise % 100 === 0 ? whole : withPaise).format(paise / 100);
}

/** Paise to a rupee amount with its sign: 499900 → "₹4,999". */
export function formatRupees(paise: Paise): string {
  return `₹${rupeeDigits(paise)}`;
}
