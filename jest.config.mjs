import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

/** @param {string} name @param {import('jest').Config} more */
const project = async (name, more = {}) => ({
  ...(await withNext({
    displayName: name,
    testEnvironment: 'node',
    testMatch: [`<rootDir>/tests/${name}/**/*.test.ts`],
    moduleNameMapper: {
      '^@/(.*)$': '<rootDir>/$1',
      '^@published$': '<rootDir>/content/published.ts',
      // Each test file loads its modules anew: zod would bring fifty languages that the site has not.
      '^\\.\\./locales/index\\.cjs$': '<rootDir>/node_modules/zod/v4/locales/en.cjs',
      // Compiled to CommonJS, the one in JavaScript takes ten times as long.
      '^@noble/hashes/scrypt\\.js$': '<rootDir>/tests/support/process/native-scrypt.ts',
    },
    modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/dist/'],
    ...more,
  })()),
  // Jest runs CommonJS; these packages are ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!(age-encryption|@noble|@scure)/)'],
});

export default async () => ({
  projects: [
    await project('unit'),
    await project('api', {
      globalSetup: '<rootDir>/tests/support/process/start-database.ts',
      globalTeardown: '<rootDir>/tests/support/process/stop-database.ts',
      setupFiles: ['<rootDir>/tests/support/process/use-database.ts'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/process/end-storages.ts'],
    }),
    // These start the built site as a process of its own; `npm test` builds it first.
    await project('server', {
      globalSetup: '<rootDir>/tests/support/process/prepare-data.ts',
      globalTeardown: '<rootDir>/tests/support/process/remove-data.ts',
    }),
    // Needs nginx: `npm run check:front`, not part of `npm test`.
    await project('front'),
  ],
  // Whatever takes longer hangs, on a busy machine too.
  testTimeout: 180_000,
});
