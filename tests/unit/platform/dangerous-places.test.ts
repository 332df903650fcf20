import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const sources = [
  ...['app', 'components', 'content', 'lib', 'prisma'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file),
    ),
  ),
  'server.ts',
  'worker.ts',
  'next.config.mjs',
].filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.startsWith('prisma/client'));

/** Source files with the pattern, in alphabetical order. */
const filesWith = (pattern: RegExp) =>
  sources.filter((file) => pattern.test(readFileSync(file, 'utf8'))).sort();

const called: [what: string, found: RegExp, files: string[]][] = [
  [
    // The project's bundled content; the owner's facts are passed to it as values.
    'text is run as code',
    /\beval\(|new Function\(|node:vm'|set(Timeout|Interval)\(\s*['"`]/,
    ['lib/publishing/check-facts.ts'],
  ],
  [
    'HTML is written from text',
    /dangerouslySetInnerHTML|\.(inner|outer)HTML =|insertAdjacentHTML|document\.write|createContextualFragment|srcDoc|DOMParser/,
    [
      'components/islands/hydrate.ts',
      'components/practice/typeset-html.tsx',
      'components/site/json-ld.tsx',
      'components/ui/drawing.tsx',
      'components/ui/static-html-client.tsx',
    ],
  ],
  [
    'a pattern is put together, of texts of the project',
    /new RegExp\(/,
    [
      'lib/accounts/erasures.ts',
      'lib/accounts/sealed-cookie.ts',
      'lib/delivery/publishing-faults.ts',
      'lib/delivery/request-rules.ts',
      'lib/delivery/route-table.ts',
      'lib/enrolment/batch-calendar.ts',
      'lib/payments/bank/match-lines.ts',
      'lib/payments/upi/upi-link.ts',
      'lib/platform/email-address.ts',
      'prisma/backup/backup-retention.ts',
    ],
  ],
  [
    'XML is read, without the entities that it declares',
    /from '[^'./]*(xml|sax|htmlparser)[^']*'|['"](application|text)\/xml['"]\)/i,
    ['lib/question-bank/moodle-xml.ts'],
  ],
  [
    'a statement has a pattern of digits that it has read itself',
    / ~\*? \(/,
    ['lib/data-rights/possible-matches.ts', 'lib/payments/upi/upi-claims.ts'],
  ],
];

test.each(called)('only where it is meant to be, %s', (_, found, files) => {
  expect(filesWith(found)).toEqual(files);
});

const absent: [what: string, found: RegExp, example: string][] = [
  [
    'a shell, or a command as one text',
    /\bshell: true|(?<![.\w])exec(Sync)?\(/,
    "execSync('rm -r ' + folder)",
  ],
  [
    'a statement put together as text',
    /\$(query|execute)RawUnsafe|Prisma\.(raw|sql)\b/,
    'db.$queryRawUnsafe(text)',
  ],
  [
    'a listener to messages of other windows',
    /addEventListener\(\s*['"]message['"]|window\.onmessage/,
    "addEventListener('message', take)",
  ],
  [
    'an answer that pages of other origins may read',
    /access-control-allow/i,
    "'Access-Control-Allow-Origin': '*'",
  ],
  ['a field that refuses what is pasted', /onPaste|['"]paste['"]/, 'onPaste={refuse}'],
];

test.each(absent)('nowhere is there %s', (_, found, example) => {
  expect(example).toMatch(found);
  expect(filesWith(found)).toEqual([]);
});
