import { institute } from '@/content/institute';
import { commonWords, keyRuns } from './common-passwords';

const SHORTEST = 12;
const LONGEST = 1_000;
const FEWEST_DIFFERENT = 6;
/** With fewer characters of its own, what is around the common words protects nothing. */
const FEWEST_OWN = 4;
/** A run of keys or letters is one from here on. */
const SHORTEST_RUN = 3;

/** Letters that are written as digits or signs. */
const writtenAs: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Whose password it is: names of theirs protect nothing. */
interface Owner {
  email: string;
  name?: string;
}

/**
 * Why it cannot protect the data of students, to be read after its name; null when it can.
 * No rule asks for a kind of character: length is what counts, and that it is not guessed first.
 */
export function passwordFault(password: string, { email, name = '' }: Owner): string | null {
  if ([...password].length < SHORTEST) return `needs at least ${SHORTEST} characters`;
  if (password.length > LONGEST) return `may have at most ${LONGEST} characters`;
  if (/\p{Cc}/u.test(password) || !password.isWellFormed()) {
    return 'has a character that nobody can type';
  }
  if (new Set(password.toLowerCase()).size < FEWEST_DIFFERENT) {
    return `needs at least ${FEWEST_DIFFERENT} different characters`;
  }
  const known = [...commonWords, ...wordsIn(institute.name), ...wordsIn(institute.formerName)];
  if (ownCharacters(password, known) < FEWEST_OWN) {
    return 'is made of words and numbers that are guessed first';
  }
  const own = [email.toLowerCase(), ...wordsIn(email), ...wordsIn(name)];
  return ownCharacters(password, [...known, ...own]) < FEWEST_OWN
    ? 'is little more than the name or the email address'
    : null;
}

function wordsIn(text: string): string[] {
  const parts = text.toLowerCase().split(/[\s\p{P}\p{S}\d]+/u);
  return parts.filter((part) => part.length >= SHORTEST_RUN);
}

/**
 * How many characters are left where as much as possible is covered by these words, runs of keys,
 * repetitions, digits and signs.
 */
function ownCharacters(password: string, words: readonly string[]): number {
  const typed = [...password.toLowerCase()];
  const letters = typed.map((one) => writtenAs[one] ?? one).join('');
  const text = typed.join('');
  // fewest[i]: of the first i characters.
  const fewest = Array<number>(text.length + 1).fill(Infinity);
  fewest[0] = 0;
  const reach = (end: number, own: number) => {
    fewest[end] = Math.min(fewest[end] ?? Infinity, own);
  };
  for (let at = 0; at < text.length; at += 1) {
    const own = fewest[at] ?? Infinity;
    reach(at + 1, own + (/[A-Za-z]|[^\p{ASCII}]/u.test(text[at] ?? '') ? 1 : 0));
    for (const word of words) {
      if (text.startsWith(word, at) || letters.startsWith(word, at)) reach(at + word.length, own);
    }
    const run = runLength(text, at);
    if (run >= SHORTEST_RUN) reach(at + run, own);
  }
  return fewest[text.length] ?? 0;
}

/** How far neighbours, or one character again and again, go on from here. */
function runLength(text: string, at: number): number {
  const longest = (step: (before: string, next: string) => boolean) => {
    let end = at + 1;
    while (end < text.length && step(text[end - 1] ?? '', text[end] ?? '')) end += 1;
    return end - at;
  };
  const onward = keyRuns.map((run) => longest((before, next) => run.includes(before + next)));
  const back = keyRuns.map((run) => longest((before, next) => run.includes(next + before)));
  return Math.max(
    ...onward,
    ...back,
    longest((before, next) => before === next),
  );
}
