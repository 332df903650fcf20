import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fontSyllablesFile, hindiSyllables } from '@/lib/delivery/hindi-font';

/*
 * Writes the font of pages in Hindi: of Noto Sans Devanagari the glyphs that its syllables need, because the whole
 * typeface weighs as much as everything else on a page. Needs Debian's libharfbuzz-bin, python3-fonttools and
 * python3-brotli.
 */

const source = 'lib/platform/documents/fonts/noto-sans-devanagari-400.ttf';
const syllables = hindiSyllables();

/** Glyphs of every step of shaping: a rule of the font is kept if all its glyphs are. */
function glyphsOf(text: string): readonly string[] {
  const steps = execFileSync('hb-shape', ['--trace', '--language=hi', source, text]);
  return [...String(steps).matchAll(/[[|]([\w.]+)=/g)].map(([, glyph]) => glyph ?? '');
}

const glyphs = new Set(syllables.flatMap(glyphsOf));
execFileSync('/usr/bin/python3', [
  ...['-m', 'fontTools.subset', source, `--glyphs=${[...glyphs].join(',')}`],
  `--text=${[...new Set(syllables.join(''))].join('')}।`,
  ...['--no-layout-closure', '--layout-features=*', '--flavor=woff2'],
  '--output-file=app/fonts/hindi.woff2',
]);
writeFileSync(fontSyllablesFile, `${syllables.join(' ')}\n`);
console.log(`${glyphs.size} glyphs for ${syllables.length} syllables`);
