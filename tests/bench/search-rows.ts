import { firstNames, lastNames, middleNames } from './indian-names';

/** The same numbers in every run. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of them; the n-th is about n times as rare as the first. */
function skewed<T>(all: readonly T[], random: () => number): T {
  const place = Math.floor((all.length + 1) ** random()) - 1;
  // A part of the people have any name, so that the rare ones are there as well.
  const any = random() < 0.35 ? Math.floor(random() * all.length) : place;
  return all[Math.min(any, all.length - 1)] as T;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** In two scripts: every fifth in Devanagari, as far as the names have it. */
export function personName(random: () => number): string {
  const parts = [skewed(firstNames, random)];
  if (random() < 0.3) parts.push(skewed(middleNames, random));
  parts.push(skewed(lastNames, random));
  const inDevanagari = random() < 0.2 && parts.every(([, other]) => other);
  const words = parts.map(([latin = '', other = '']) => (inDevanagari ? other : capital(latin)));
  // Some write themselves as nobody else does.
  const at = Math.floor(random() * words.length);
  if (random() < 0.02) words[at] = misspelt(words[at] ?? '', random);
  return words.join(' ');
}

/** With one letter wrong, doubled or left out, or two that changed places. */
function misspelt(word: string, random: () => number): string {
  const letters = [...word];
  const at = Math.floor(random() * letters.length);
  const letter = letters[at] ?? '';
  const way = Math.floor(random() * 4);
  const next = letters[at + 1];
  if (way === 0) letters[at] = otherLetter(letter, random);
  else if (way === 1) letters[at] = letter + letter;
  else if (way === 2 || next === undefined) letters.splice(at, 1);
  else letters.splice(at, 2, next, letter);
  const wrong = letters.join('');
  return wrong === word ? misspelt(word, random) : wrong;
}

function otherLetter(letter: string, random: () => number): string {
  const latin = 'abcdefghijklmnopqrstuvwxyz';
  const devanagari = 'कखगघचछजटठडतथदधनपफबभमयरलवशसहािीुूेो';
  const all = letter > 'ऀ' ? devanagari : latin;
  return [...all][Math.floor(random() * [...all].length)] ?? letter;
}

export interface Student {
  name: string;
  email: string;
  phone: string;
}

/** What is typed, and who is meant: two of exactly the same name cannot be told apart. */
interface Asking {
  q: string;
  fits: (found: Student) => boolean;
}

/** So many of each kind: a full name with one letter wrong, and what else somebody reads out. */
export function askings(students: readonly Student[], count: number): Record<string, Asking[]> {
  const random = seeded(4711);
  const some = Array.from({ length: count }, () => {
    return students[Math.floor(random() * students.length)] as Student;
  });
  const digits = ({ phone }: Student) => phone.replace(/\D/g, '').slice(-10);
  const byName = (q: (name: string) => string) =>
    some.map(({ name }) => ({ q: q(name), fits: (found: Student) => found.name === name }));
  const bySelf = (q: (student: Student) => string) =>
    some.map((student) => ({
      q: q(student),
      fits: ({ email }: Student) => email === student.email,
    }));
  return {
    'name, one letter wrong': byName((name) => oneWordMisspelt(name, random)),
    'name as it is': byName((name) => name),
    'phone with +91 and spaces': bySelf(
      (one) => `+91 ${digits(one).slice(0, 5)} ${digits(one).slice(5)}`,
    ),
    'last six digits of the phone': bySelf((one) => digits(one).slice(-6)),
    'e-mail': bySelf(({ email }) => email),
  };
}

function oneWordMisspelt(name: string, random: () => number): string {
  const words = name.split(' ');
  const at = Math.floor(random() * words.length);
  return words.with(at, misspelt(words[at] ?? '', random)).join(' ');
}
