import 'server-only';

/** Whether two words are the same but for one letter: missing, added, wrong, or changed places with the next. */
export function isOneMistake(one: string, other: string): boolean {
  if (one === other) return false;
  const [short, long] = [[...one], [...other]].sort((a, b) => a.length - b.length);
  if (!short || !long || long.length - short.length > 1) return false;
  const at = short.findIndex((letter, index) => letter !== long[index]);
  if (at < 0) return true;
  const rest = (letters: string[], from: number) => letters.slice(from).join('');
  if (long.length > short.length) return rest(short, at) === rest(long, at + 1);
  if (rest(short, at + 1) === rest(long, at + 1)) return true;
  const swapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return swapped && rest(short, at + 2) === rest(long, at + 2);
}
