import type { FeatureRow } from '@/content/features';
import { tierNames, type PlanStep } from '@/content/plan';

/** "a, b and c". */
function list(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const phrases = (rows: readonly FeatureRow[]) => rows.map((row) => row.phrase);

/** How many items the cheapest plan's card names before it counts the rest. */
const namedOnCard = 3;

/* "2 kinds of tests" for rows of one group, else each row by itself. */
function shortPhrases(rows: readonly FeatureRow[]): string[] {
  const parts = rows.map((row) => {
    const kin = row.group ? rows.filter((other) => other.group === row.group).length : 1;
    return kin > 1 ? `${kin} kinds of ${row.group}` : (row.short ?? row.phrase);
  });
  return [...new Set(parts)];
}

/** What a plan adds, in a line for its card. */
export function cardSummary({ below, added, missing }: PlanStep): string {
  if (below && added.length === 0) return `The same list as ${tierNames[below.tier]}`;
  if (below) return `Adds ${list(shortPhrases(added))}`;
  if (missing.length === 0)
    return 'Everything on the list, tests, printed books and crash course too';
  const rest = added.length - namedOnCard;
  const named = phrases(added.slice(0, namedOnCard));
  return sentence(list(rest > 0 ? [...named, `${rest} more`] : named));
}

/** What a plan adds, in full sentences for the table of steps. */
export function stepSentence({ below, added, missing, itemCount }: PlanStep): string {
  if (below && added.length === 0) {
    return `Identical to ${tierNames[below.tier]}: the same ${itemCount} items, nothing added. Call us before you choose it.`;
  }
  const left = missing.length === 1 ? ` Only ${list(phrases(missing))} stay separate.` : '';
  const all = missing.length === 0 ? ' With that, nothing on the list is left out.' : '';
  return `${sentence(list(phrases(added)))}.${left}${all}`;
}
