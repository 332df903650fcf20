/** The rooms of lib, each knowing only those before it. Two in one line do not know each other. */
const rooms = [
  ['platform'],
  ['calls'],
  ['sources'],
  ['accounts'],
  ['staff'],
  ['messages'],
  ['leads'],
  ['enrolment', 'telephony', 'demo-classes'],
  ['parcels'],
  ['payments'],
  ['refunds'],
  ['dues', 'shelf', 'question-bank'],
  ['exam-room'],
  ['counter'],
  ['search'],
  ['people'],
  ['reports', 'data-rights', 'publishing', 'web-vitals'],
  ['health'],
  ['delivery'],
  ['commands'],
];
const subjects = rooms.flat().filter((name) => name !== 'platform');

const driver = {
  regex: '^pg$',
  message: 'Connections and their types come from lib/platform/database-connection.ts.',
};

/** @type {(files: string[], regex: string, message: string) => object} */
const forbid = (files, regex, message) => ({
  files,
  rules: {
    'no-restricted-imports': ['error', { patterns: [{ regex, message }, driver] }],
  },
});

/** @type {(folders: string) => string} */
const folder = (folders) => `^(@/|(\\.\\./)+)(${folders})(/|$)`;

/** @type {(name: string, rank: number) => object} */
function forbidRoomsAbove(name, rank) {
  const above = rooms.flatMap((some, at) => (at >= rank ? some.filter((one) => one !== name) : []));
  const others = above.length > 0 ? `|${folder(`lib/(${above.join('|')})`)}` : '';
  // Relative paths from inside a room name the other room without lib.
  const beside = above.length > 0 ? `|^(\\.\\./)+(${above.join('|')})/` : '';
  return forbid(
    [`lib/${name}/**`],
    `${folder('app|components')}${others}${beside}`,
    `lib/${name} does not know who uses it.`,
  );
}

/** Files that may read the environment: the settings, and code that runs before or beside the application. */
const readsEnvironment = [
  'lib/platform/env.ts',
  'lib/delivery/**',
  'lib/commands/**',
  'prisma/**',
  'tests/**',
  '*.{ts,mjs}',
];

/** @type {(plugin: string, rules: string[]) => object} */
const off = (plugin, rules) =>
  Object.fromEntries(rules.map((rule) => [`${plugin}/${rule}`, 'off']));

const ignorePatterns = [
  '.next/',
  'dist/',
  'prisma/client/',
  'public/*.js',
  'next-env.d.ts',
  '.data/',
];

export default {
  plugins: ['eslint', 'typescript', 'react', 'nextjs', 'jsx-a11y', 'oxc'],
  categories: { correctness: 'error' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns,
  rules: {
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-unnecessary-condition': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/no-require-imports': 'error',
    // The type of `staff` proves a permission, even where its value is not read.
    'no-unused-vars': ['error', { argsIgnorePattern: '^(_|staff$)', varsIgnorePattern: '^_' }],
    'no-var': 'error',
    'prefer-const': 'error',
    'react/rules-of-hooks': 'error',
    'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    'no-restricted-imports': ['error', { patterns: [driver] }],
    'no-restricted-properties': [
      'error',
      { object: 'process', property: 'env', message: 'Settings come from lib/platform/env.ts.' },
    ],
    // The Content-Security-Policy allows no inline styles.
    'react/forbid-dom-props': ['error', { forbid: ['style'] }],
    'react/forbid-component-props': ['error', { forbid: ['style'] }],
    // Only the components below write HTML themselves.
    'react/no-danger': 'error',
    // Mostly false positives: texts of URLs and numbers, sorted texts, characters of a name.
    'typescript/no-base-to-string': 'off',
    'typescript/no-misused-spread': 'off',
    'typescript/no-useless-default-assignment': 'off',
    'typescript/require-array-sort-compare': 'off',
    'typescript/restrict-template-expressions': 'off',
    'typescript/unbound-method': 'off',
    'no-control-regex': 'off',
    // Playwright's fixtures name none of those before them by `{}`.
    'no-empty-pattern': 'off',
    // The finished pages are tested for roles, labels and keys in a browser, with axe.
    ...off('jsx-a11y', [
      'anchor-has-content',
      'click-events-have-key-events',
      'control-has-associated-label',
      'img-redundant-alt',
      'no-interactive-element-to-noninteractive-role',
      'no-noninteractive-element-interactions',
      'no-noninteractive-tabindex',
      'no-redundant-roles',
      'no-static-element-interactions',
      'prefer-tag-over-role',
    ]),
    // Links outside of the office's menu are plain <a>: every navigation starts at the top.
    'nextjs/no-html-link-for-pages': 'off',
    // Pictures are drawn or encoded beforehand.
    'nextjs/no-img-element': 'off',
  },
  overrides: [
    { files: ['tests/**'], rules: { 'no-restricted-imports': 'off' } },
    forbid(
      ['content/**'],
      `${folder('lib|components|app|prisma')}|^react`,
      'Content imports content only.',
    ),
    forbid(
      // The schema of published facts reads what an owner types by the same rules as forms do.
      ['content/facts/{site-facts,typed-links}.ts'],
      `${folder(`components|app|prisma|lib/(${subjects.join('|')})`)}|^react`,
      'Of lib, the schema takes pure rules of texts only.',
    ),
    forbid(
      ['components/**'],
      folder('app|prisma|lib/(commands|delivery|platform/(env|db|jobs|mail))'),
      'Components take what they show as props.',
    ),
    forbid(
      ['lib/site/**'],
      `${folder(`app|components|prisma|lib/(${subjects.join('|')})`)}|^(@/|(\\.\\./)+)(lib/)?platform/([^e]|e[^n])`,
      'This is pure.',
    ),
    ...rooms.flatMap((some, rank) => some.map((name) => forbidRoomsAbove(name, rank))),
    forbid(
      ['app/**'],
      folder('prisma|lib/(commands|delivery|platform/(db|database-connection|jobs|mail))'),
      'Pages and handlers ask the subjects of lib.',
    ),
    {
      files: ['lib/platform/database-connection.ts'],
      rules: { 'no-restricted-imports': 'off' },
    },
    // These run before the application, on their own connection.
    { files: ['prisma/**'], rules: { 'no-restricted-imports': 'off' } },
    { files: readsEnvironment, rules: { 'no-restricted-properties': 'off' } },
    {
      files: [
        'components/site/json-ld.tsx',
        'components/ui/{drawing,static-html-client}.tsx',
        'components/practice/typeset-html.tsx',
      ],
      rules: { 'react/no-danger': 'off' },
    },
    {
      // Nothing private may be drawn before it has run.
      files: ['components/student/accounts/session-script.tsx'],
      rules: { 'nextjs/no-sync-scripts': 'off' },
    },
    // Plain JavaScript declares no types for it.
    { files: ['**/*.mjs'], rules: { 'typescript/no-misused-promises': 'off' } },
    { files: ['tests/**', 'content/**'], rules: { 'max-lines-per-function': 'off' } },
    {
      // Test servers answer in async functions; an error fails the test.
      files: ['tests/**/*.{ts,tsx}'],
      rules: { 'typescript/no-misused-promises': ['error', { checksVoidReturn: false }] },
    },
  ],
};
