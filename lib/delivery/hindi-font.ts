import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The syllables that `app/fonts/hindi.woff2` was made for, by `npm run hindi-font`. */
export const fontSyllablesFile = 'app/fonts/hindi.txt';

/** Consonants joined by virama, or a vowel, with its signs. */
const syllable =
  /(?:[\u0904-\u0914]|[\u0915-\u0939\u0958-\u095F]\u093C?(?:\u094D[\u0915-\u0939\u0958-\u095F]\u093C?)*)[\u0901-\u0903\u093E-\u094D]*/g;

/** The files of sentences in Hindi. */
export const hindiFiles = (): readonly string[] =>
  ['content', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('-hindi.ts'))
      .map((file) => path.join(folder, file)),
  );

/** Every syllable of the sentences in Hindi, and of the months. */
export function hindiSyllables(): readonly string[] {
  const files = [...hindiFiles(), 'content/months.ts'];
  const found = files.flatMap((file) => readFileSync(file, 'utf8').match(syllable) ?? []);
  return [...new Set(found)].toSorted();
}
