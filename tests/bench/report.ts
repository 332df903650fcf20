import { cpus } from 'node:os';
import { format } from 'oxfmt';
import type { JudgedPage } from './every-page';
import type { Row } from './row';

export interface Results {
  rows: readonly Row[];
  pages: readonly JudgedPage[];
  /** The parts that could not be measured, with the reason. */
  leftOut: readonly string[];
  /** The command that was run. */
  command: string;
}

/** The results as Markdown, formatted as `npm run format` does. */
export async function report(results: Results): Promise<string> {
  const text = [
    '# Measured',
    introduction(results.command),
    ...results.leftOut.map((why) => `Left out: ${why}`),
    ...(results.rows.length > 0 ? [comparison(results.rows)] : []),
    ...(results.pages.length > 0 ? [everyPage(results.pages)] : []),
    summary(results),
  ];
  const { code } = await format('report.md', text.join('\n\n'));
  return code;
}

function introduction(command: string): string {
  const processors = cpus();
  const day = new Date().toISOString().slice(0, 10);
  return (
    `Made by \`${command}\` on ${day} with Node.js ${process.versions.node} on ` +
    `${processors.length} × ${processors[0]?.model ?? 'an unknown processor'}, which also ran the load generator. ` +
    'What counts are the ratios, ours ÷ theirs, measured in one run and in turns; ' +
    'the numbers beside them are of that machine. `tests/bench/README.md` says what is compared with what.'
  );
}

function comparison(rows: readonly Row[]): string {
  const lines = rows.map(({ measure, ours, other, theirs, ratio, target }) =>
    line([
      measure,
      other,
      ratio === null ? '' : `**${printRatio(ratio)}**`,
      target ? `${target.says}${target.isMet ? '' : ' **missed**'}` : '',
      ours,
      theirs,
    ]),
  );
  const head = ['Measure', 'Against', 'Ours ÷ theirs', 'Target', 'Ours', 'Theirs'];
  return [line(head), line(['---', '---', '--:', '---', '--:', '--:']), ...lines].join('\n');
}

function everyPage(pages: readonly JudgedPage[]): string {
  const head = ['Page', 'Performance', 'Accessibility', 'Best practices', 'SEO'];
  const more = ['Largest paint', 'Blocking', 'Shift', 'Bytes'];
  const lines = pages.map(({ path, scores, ...page }) =>
    line([
      `\`${path}\``,
      ...Object.entries(scores).map(([name, score]) =>
        (page.missed as string[]).includes(name) ? `**${score}**` : String(score),
      ),
      `${Math.round(page.largestPaint)} ms`,
      `${Math.round(page.blockingTime)} ms`,
      page.layoutShift.toFixed(3),
      `${(page.bytes / 1024).toFixed(0)} KB`,
    ]),
  );
  const columns = ['---', ...Array.from({ length: 8 }, () => '--:')];
  return [
    '## Lighthouse, mobile, every finished page',
    'At least 98 for performance, 95 on Home and contact, and 100 for the rest.',
    [line([...head, ...more]), line(columns), ...lines].join('\n'),
  ].join('\n\n');
}

function summary({ rows, pages }: Results): string {
  const targets = rows.flatMap(({ target }) => target ?? []);
  const met = targets.filter(({ isMet }) => isMet).length;
  const good = pages.filter(({ missed }) => missed.length === 0).length;
  return [
    ...(rows.length > 0 ? [`${met} of ${targets.length} targets met.`] : []),
    ...(pages.length > 0 ? [`${good} of ${pages.length} pages have their scores.`] : []),
  ].join(' ');
}

/** Rounded to two or three significant digits. */
function printRatio(ratio: number): string {
  if (ratio >= 10) return ratio.toFixed(0);
  return ratio >= 0.1 || ratio === 0 ? ratio.toFixed(2) : ratio.toPrecision(2);
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
