import { paidBy } from '../../content/receipt';

/** How money came: by a gateway, or into somebody's hands at the office. */
export function wayOf({ provider, method }: { provider: string; method: string | null }): string {
  const way = method ?? provider;
  return paidBy[way] ?? way;
}
