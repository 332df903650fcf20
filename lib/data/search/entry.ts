import 'server-only';

/** What stands before an entry that is no word of a name (see the migration `search_pairs`). */
type Mark = '' | '~' | '&' | '@' | '+' | '-' | '#';

/** An entry of a row as a tsquery has it. `begun`: any that begins so. */
export function entry(mark: Mark, text: string, begun = false): string {
  const quoted = (mark + text).replaceAll('\\', '\\\\').replaceAll("'", "''");
  return `'${quoted}'${begun ? ':*' : ''}`;
}

/** One of them; null where there is none. */
export function anyOf(parts: readonly string[]): string | null {
  const different = [...new Set(parts)];
  if (different.length === 0) return null;
  return different.length === 1 ? (different[0] ?? null) : `(${different.join('|')})`;
}

/** All of them; null where one cannot be. */
export function allOf(parts: readonly (string | null)[]): string | null {
  if (parts.length === 0 || parts.includes(null)) return null;
  return parts.length === 1 ? (parts[0] ?? null) : `(${parts.join('&')})`;
}

/** The whole name, as a row has it beside its words. */
export function wholeName(words: readonly string[]): string {
  const inOrder = [...new Set(words)].sort();
  return entry('~', [...inOrder.join(' ')].slice(0, 199).join(''));
}

/** Two words of a name, as a row has them beside each of them. */
export function twoWords(one: string, other: string): string {
  return entry('&', [one, other].sort().join(' '));
}
