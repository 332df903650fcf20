import next from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';

const driver = {
  regex: '^pg$',
  message: 'Connections and their types come from lib/platform/database-connection.ts.',
};

/**
 * Imports point one way: content ← lib ← components ← app. A folder may not import what `patterns`
 * names; `tests/unit/architecture.test.ts` holds what a lint rule cannot see.
 */
/** @type {(files: string[], forbidden: string, message: string) => object} */
const may = (files, forbidden, message) => ({
  files,
  rules: {
    'no-restricted-imports': ['error', { patterns: [{ regex: forbidden, message }, driver] }],
  },
});

/** @type {(folders: string) => string} */
const outside = (folders) => `^(@/|(\\.\\./)+)(${folders})(/|$)`;

/** @type {(names: string) => string} Said from inside lib/ too, where the path need not name it. */
const inLib = (names) => `^(@/lib|(\\.\\./)+lib|\\.\\.?)/(${names})(/|$)`;

/** What runs beside the pages: start-up, mails, tools. */
const besidePages = 'server|email|commands|launch|lead-notices-queue|sign-in-mails-queue';
/** What may run on the server only. */
const serverOnly = `${besidePages}|data|auth|documents|payments|photos|platform|api|log|plain-form|read-lead|multipart|multipart-parts|upload-memory`;

export default [
  {
    ignores: [
      '.next/',
      'dist/',
      'prisma/client/',
      'public/site.js',
      'public/planner.js',
      'public/session.js',
      'next-env.d.ts',
      '.data/',
    ],
  },
  ...next,
  ...typescript,
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Settings are read in lib/env.ts.' },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXAttribute[name.name="style"]',
          message: 'The Content-Security-Policy allows no inline styles.',
        },
        {
          selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
          message: 'Only components/json-ld.tsx and components/ui/still write HTML themselves.',
        },
      ],
      'import/no-anonymous-default-export': 'off',
      // Links are plain <a>: every navigation starts at the top, and no framework script is needed.
      '@next/next/no-html-link-for-pages': 'off',
      // Pictures are drawn or encoded beforehand.
      '@next/next/no-img-element': 'off',
    },
  },
  { files: ['*.{ts,mjs}'], rules: { 'no-restricted-imports': ['error', { patterns: [driver] }] } },
  may(
    ['content/**'],
    outside('lib|components|app|prisma') + '|^react',
    'Content imports content only.',
  ),
  may(
    ['components/**'],
    outside(`app|prisma|lib/(${serverOnly}|env)`),
    'Components take what they show as props.',
  ),
  may(['lib/**'], outside('app|components'), 'lib does not know who uses it.'),
  may(
    ['lib/data/**'],
    `${outside('app|components')}|${inLib('server|email|commands|launch')}`,
    'lib/data does not know who asks it.',
  ),
  may(
    ['lib/{schemas,structured-data}/**', 'lib/{seo,errors,youtube}.ts'],
    `${outside('app|components|prisma')}|${inLib(serverOnly)}`,
    'This may reach a browser.',
  ),
  may(
    ['app/**'],
    outside(`prisma|lib/(platform|${besidePages})`),
    'Pages and handlers reach the database through lib/data; the rest of lib runs beside them.',
  ),
  {
    files: ['lib/platform/database-connection.ts'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    // Start-up, commands and tools run before or beside the application.
    files: [
      'lib/env.ts',
      'server.ts',
      'lib/server/**',
      'lib/commands/**',
      'prisma/**',
      'prisma.config.ts',
      'tests/**',
      '*.mjs',
      'playwright.config.ts',
    ],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: ['components/json-ld.tsx', 'components/ui/still/still-markup.tsx'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // Nothing private may be drawn before it has run.
    files: ['components/student/session/session-script.tsx'],
    rules: { '@next/next/no-sync-scripts': 'off' },
  },
  { files: ['tests/**', 'content/**'], rules: { 'max-lines-per-function': 'off' } },
];
