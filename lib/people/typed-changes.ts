/** The initial values of a form, by field name. */
export type FormerValues = Readonly<Record<string, string>>;

const withoutLineEnds = (text: string) => text.replace(/[\r\n]+/g, '');

/** Ignores line endings: single-line fields drop them, and browsers normalise them. */
export function isSameText(one: string, other: string): boolean {
  return withoutLineEnds(one) === withoutLineEnds(other);
}

/** The fields whose typed value differs from the initial one. */
export function changesIn(typed: FormerValues, before: FormerValues) {
  return Object.fromEntries(
    Object.entries(before).flatMap(([name, from]) => {
      const to = typed[name] ?? from;
      return isSameText(to, from) ? [] : [[name, { from, to }]];
    }),
  );
}
