/** An amount of money in whole paise (1 rupee = 100 paise). Plain numbers are not accepted where this is asked for. */
export type Paise = number & { readonly unit: 'paise' };

/** Rupees as printed in the catalogue, to paise: `rupees(4999)` is 499900 paise. */
export function rupees(amount: number): Paise {
  return Math.round(amount * 100) as Paise;
}
