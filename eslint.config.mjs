import { readFileSync } from 'node:fs';
import next from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';

/** The rooms of lib, each knowing only those before it. Two in one line do not know each other. */
const rooms = [
  ['platform'],
  ['calls'],
  ['leads', 'accounts'],
  ['enrolment'],
  ['payments'],
  ['office'],
  ['commands'],
];

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

/** What may read the environment: the settings, and what runs before or beside the application. */
const readsEnvironment = [
  'lib/platform/env.ts',
  'lib/platform/{process,finished-site}/**',
  'lib/commands/**',
  'prisma/**',
  'tests/**',
  '*.{ts,mjs}',
];

/** The rules about components, each switched off: they read a file as the React Compiler does, which takes long. */
const noReact = Object.fromEntries(
  next
    .flatMap(({ rules = {} }) => Object.keys(rules))
    .filter((rule) => /^react(-hooks)?\//.test(rule))
    .map((rule) => [rule, 'off']),
);

/** The same of the React Compiler alone: what it finds is about state and effects. */
const { 'react-hooks/rules-of-hooks': _ours, ...noHooks } = Object.fromEntries(
  Object.entries(noReact).filter(([rule]) => rule.startsWith('react-hooks/')),
);

/** @type {(file: string) => boolean} */
const hasNoHooks = (file) =>
  file.endsWith('.tsx') && !/\buse[A-Z]\w*\(|^'use client'/m.test(readFileSync(file, 'utf8'));

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
        { object: 'process', property: 'env', message: 'Settings come from lib/platform/env.ts.' },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXAttribute[name.name="style"]',
          message: 'The Content-Security-Policy allows no inline styles.',
        },
        {
          selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
          message:
            'Only components/site/json-ld.tsx, components/ui/drawing.tsx and components/ui/static-html-client.tsx write HTML themselves.',
        },
      ],
      'import/no-anonymous-default-export': 'off',
      // Links are plain <a>: every navigation starts at the top, and no framework script is needed.
      '@next/next/no-html-link-for-pages': 'off',
      // Pictures are drawn or encoded beforehand.
      '@next/next/no-img-element': 'off',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/no-unnecessary-condition': 'error',
    },
  },
  { files: [hasNoHooks], rules: noHooks },
  { files: ['{content,lib,prisma}/**', 'tests/**/*.ts', '*.{ts,mjs}'], rules: noReact },
  {
    files: ['tests/**'],
    rules: { 'no-restricted-imports': 'off' },
  },
  { files: ['*.{ts,mjs}'], rules: { 'no-restricted-imports': ['error', { patterns: [driver] }] } },
  forbid(
    ['content/**'],
    `${folder('lib|components|app|prisma')}|^react`,
    'Content imports content only.',
  ),
  forbid(
    ['components/**'],
    folder('app|prisma|lib/(commands|platform/(env|db|process|finished-site|jobs|mail))'),
    'Components take what they show as props.',
  ),
  forbid(
    ['lib/site/**'],
    folder('app|components|prisma|lib/(?!site|platform/env)'),
    'This is pure.',
  ),
  ...rooms.flatMap((some, rank) => some.map((name) => forbidRoomsAbove(name, rank))),
  forbid(
    ['app/**'],
    folder(
      'prisma|lib/commands|lib/platform/(db|database-connection|process|finished-site|jobs|mail)',
    ),
    'Pages and handlers ask the subjects of lib.',
  ),
  {
    files: ['lib/platform/database-connection.ts'],
    rules: { 'no-restricted-imports': 'off' },
  },
  { files: readsEnvironment, rules: { 'no-restricted-properties': 'off' } },
  {
    files: ['components/site/json-ld.tsx', 'components/ui/{drawing,static-html-client}.tsx'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // Nothing private may be drawn before it has run.
    files: ['components/student/session/session-script.tsx'],
    rules: { '@next/next/no-sync-scripts': 'off' },
  },
  { files: ['tests/**', 'content/**'], rules: { 'max-lines-per-function': 'off' } },
  {
    // Servers of tests answer in async functions; what they throw fails the test.
    files: ['tests/**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }] },
  },
];
