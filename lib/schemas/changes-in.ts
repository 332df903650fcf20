/** What stands in the fields when a form opens, by their names. */
export type Before = Readonly<Record<string, string>>;

/** A line ending is no change: fields of one line leave them out, and browsers write them in ways of their own. */
export const flat = (text: string) => text.replace(/[\r\n]+/g, '');

/** What somebody has typed that was not there before. */
export function changesIn(typed: Before, before: Before) {
  return Object.fromEntries(
    Object.entries(before).flatMap(([name, from]) => {
      const to = typed[name] ?? from;
      return flat(to) === flat(from) ? [] : [[name, { from, to }]];
    }),
  );
}
