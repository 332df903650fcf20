import { type Paise, rupees } from '../money';

export type MaterialId = 'pyq' | 'practice' | 'theory' | 'combined';

/** One row of a price table, worded as the catalogue prints it. The price is in paise and includes 18% GST. */
export type MaterialRow = {
  id: MaterialId;
  name: string;
  classTime: string;
  duration: string;
  price: Paise;
};

type Prices = Record<MaterialId, number>;

/* The same for every booklet and every exam (catalogue, section 9). */
const classTime = '45 minutes';

function priceTable(prices: Prices): readonly MaterialRow[] {
  const row = (id: MaterialId, name: string, duration: string): MaterialRow => ({
    id,
    name,
    classTime,
    duration,
    price: rupees(prices[id]),
  });
  return [
    row('pyq', 'PYQ booklets', '1 Year'),
    row('practice', 'Assignments and practice', '2 Years'),
    row('theory', 'Theory booklets', '6 Months'),
    row('combined', 'Combined', '1 Year'),
  ];
}

const csirNetAndGate = priceTable({ pyq: 1100, practice: 1100, theory: 6000, combined: 7500 });
const iitJamAndCuet = priceTable({ pyq: 250, practice: 1100, theory: 4500, combined: 5000 });

/** The price table of each exam (catalogue, section 9). */
export const materialPrices = {
  'csir-net': csirNetAndGate,
  gate: csirNetAndGate,
  'iit-jam': iitJamAndCuet,
  cuet: iitJamAndCuet,
} as const satisfies Record<string, readonly MaterialRow[]>;

/** The rows that are bought one by one: all but the combined one. */
export function singleRows(rows: readonly MaterialRow[]): readonly MaterialRow[] {
  return rows.filter(({ id }) => id !== 'combined');
}

/** What the single rows come to together, in paise. */
export function sumOfParts(rows: readonly MaterialRow[]): Paise {
  return singleRows(rows).reduce((sum, { price }) => sum + price, 0) as Paise;
}

/** The lowest price of a table, in paise. */
export function lowestMaterialPrice(rows: readonly MaterialRow[]): Paise {
  return Math.min(...rows.map(({ price }) => price)) as Paise;
}
