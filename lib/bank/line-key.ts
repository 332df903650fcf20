import { createHash } from 'node:crypto';
import type { Deposit } from '../schemas/bank-statement';

/**
 * A name for each line that is the same whenever the line is taken in again, also by another statement.
 * Lines that say the very same are told apart by how many of them came before.
 */
export function lineKeys(deposits: readonly Deposit[]): string[] {
  const seen = new Map<string, number>();
  return deposits.map(({ day, paise, reference, description }) => {
    const same = JSON.stringify([day, paise, plain(reference), plain(description)]);
    const before = seen.get(same) ?? 0;
    seen.set(same, before + 1);
    return createHash('sha256').update(`${same}${before}`).digest('hex');
  });
}

/** Banks change spaces and capitals between one export and the next. */
const plain = (text: string) => text.toUpperCase().replace(/\s+/g, '');
