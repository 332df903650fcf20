/** Line breaks and control characters become a space: a name stays one line, also in a header. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** "Name:     Asha Rao", one line for each fact that is known, all of them level. */
export function factLines(facts: readonly (readonly [label: string, string | null])[]): string[] {
  const width = Math.max(...facts.map(([label]) => label.length)) + 2;
  return facts.flatMap(([label, value]) =>
    value ? [`${`${label}:`.padEnd(width)}${oneLine(value)}`] : [],
  );
}
