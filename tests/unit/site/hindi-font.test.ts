import { readFileSync } from 'node:fs';
import { fontSyllablesFile, hindiSyllables } from '@/lib/delivery/hindi-font';

test('the font of pages in Hindi was made for every syllable of their sentences (npm run hindi-font)', () => {
  const made = new Set(readFileSync(fontSyllablesFile, 'utf8').split(/\s/));
  expect(hindiSyllables().filter((syllable) => !made.has(syllable))).toEqual([]);
});
