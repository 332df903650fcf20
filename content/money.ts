/** An amount in whole paise (1 rupee = 100 paise). A branded type: plain numbers are rejected. */
export type Paise = number & { readonly unit: 'paise' };

/** Rupees to paise: `rupees(4999)` is 499900 paise. */
export function rupees(amount: number): Paise {
  return Math.round(amount * 100) as Paise;
}

const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const withPaise = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Paise as rupee digits with Indian grouping: 10000000 → "1,00,000", 11682 → "116.82". */
export function rupeeDigits(paise: Paise): string {
  return (paise % 100 === 0 ? whole : withPaise).format(paise / 100);
}

/** Paise as a rupee amount: 499900 → "₹4,999". */
export function formatRupees(paise: Paise): string {
  return `₹${rupeeDigits(paise)}`;
}

/** The lowest price in paise; null for an empty list. */
export function lowestPrice(priced: readonly { readonly price: Paise }[]): Paise | null {
  return priced.length > 0 ? (Math.min(...priced.map(({ price }) => price)) as Paise) : null;
}
