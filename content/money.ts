/** An amount of money in whole paise (1 rupee = 100 paise). Plain numbers are not accepted where this is asked for. */
export type Paise = number & { readonly unit: 'paise' };

/** Rupees as printed in the catalogue, to paise: `rupees(4999)` is 499900 paise. */
export function rupees(amount: number): Paise {
  return Math.round(amount * 100) as Paise;
}

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

/** The lowest of some prices, in paise; null when there is none. */
export function lowestPrice(priced: readonly { readonly price: Paise }[]): Paise | null {
  return priced.length > 0 ? (Math.min(...priced.map(({ price }) => price)) as Paise) : null;
}
