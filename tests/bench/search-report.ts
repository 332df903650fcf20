import { cpus, loadavg } from 'node:os';
import { format } from 'oxfmt';

/** Results for one number of students. Times in milliseconds, `found` from 0 to 1, `seconds` to add them. */
export interface Measured {
  count: number;
  seconds: number;
  kinds: { kind: string; found: number; p50: number; p95: number }[];
}

/** The results as Markdown, laid out as `npm run format` wants it. */
export async function searchReport(
  measured: readonly Measured[],
  { queries, rounds }: { queries: number; rounds: number },
): Promise<string> {
  const [{ model } = { model: 'an unknown processor' }] = cpus();
  const [busy = 0] = loadavg();
  const day = new Date().toISOString().slice(0, 10);
  const text = [
    '# The search of the office, measured',
    `Made by \`npm run bench:search\` on ${day} with Node.js ${process.versions.node} and the built-in PostgreSQL ` +
      `on ${cpus().length} × ${model}, load ${busy.toFixed(1)} when it ended. ${queries} queries of each kind, one after ` +
      `the other, all four lists each; of ${rounds} rounds the fastest counts.`,
    'The names come from lists of Indian first, middle and last names (`indian-names.ts`), in Latin letters and, where ' +
      'the list has it, every fifth in Devanagari; the frequent ones are as frequent as in life (Kumar one in eight), ' +
      'and one in fifty writes a word as nobody else does. One letter of one word is wrong, doubled, left out or has ' +
      'changed places with the next. Found means: somebody of exactly that name is among the first 20.',
    table(measured),
    verdict(measured),
  ];
  const { code } = await format('report.md', text.join('\n\n'));
  return code;
}

function table(measured: readonly Measured[]): string {
  const rows = measured.flatMap(({ count, kinds }) =>
    kinds.map(({ kind, found, p50, p95 }) => {
      const cells = [
        count.toLocaleString('en-US'),
        kind,
        `${p50.toFixed(1)} ms`,
        `${p95.toFixed(1)} ms`,
      ];
      return `| ${[...cells, `${(found * 100).toFixed(1)} of 100`].join(' | ')} |`;
    }),
  );
  const head = [
    '| Students | Typed | Half within | 95 % within | Found |',
    '| --: | --- | --: | --: | --: |',
  ];
  return [...head, ...rows].join('\n');
}

function verdict(measured: readonly Measured[]): string {
  const [few, many] = measured.map(({ kinds }) => kinds[0]);
  if (!few || !many) return '';
  const ratio = many.p95 / few.p95;
  const says = (met: boolean) => (met ? '' : ' **missed**');
  return [
    `- 95 % under 20 ms: ${many.p95.toFixed(1)} ms${says(many.p95 < 20)}`,
    `- at most 4 × the time over 10,000: ${ratio.toFixed(1)} ×${says(ratio <= 4)}`,
    `- at least 95 of 100 found: ${(many.found * 100).toFixed(1)}${says(many.found >= 0.95)}`,
    ...measured.map(
      ({ count, seconds }) => `- ${count} students were there after ${seconds.toFixed(0)} s.`,
    ),
  ].join('\n');
}
