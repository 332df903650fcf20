import nextJest from 'next/jest.js';

/** What all projects share. Made once: Next runs a compiler each time to read `tsconfig.json`. */
const shared = await nextJest({ dir: './' })({
  testEnvironment: '<rootDir>/tests/support/process/main-realm-environment.mjs',
  testEnvironmentOptions: { globalsCleanup: 'off' },
  runtime: '<rootDir>/tests/support/process/main-realm-runtime.mjs',
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^@published/.*$': '<rootDir>/content/published.ts',
  },
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/dist/'],
})();

/** @param {string} name @param {import('jest').Config} more */
const project = (name, more = {}) => ({
  ...shared,
  displayName: name,
  testMatch: [`<rootDir>/tests/${name}/**/*.test.ts`],
  ...more,
});

const withSite = {
  globalSetup: '<rootDir>/tests/support/process/prepare-data.ts',
  globalTeardown: '<rootDir>/tests/support/process/remove-data.ts',
};

export default {
  projects: [
    project('unit'),
    project('api', {
      globalSetup: '<rootDir>/tests/support/process/start-database.ts',
      globalTeardown: '<rootDir>/tests/support/process/stop-database.ts',
      setupFiles: ['<rootDir>/tests/support/process/use-database.ts'],
    }),
    // These start the built site as a process of its own; `npm test` builds it first.
    project('server', withSite),
    // Starts, kills, builds, backups and restores, which take long: `npm test -- processes`.
    project('processes', withSite),
    // Needs nginx: `npm run check:front`, not part of `npm test`.
    project('front'),
    // Needs the images in a network of its own: `npm test -- image`.
    project('image'),
  ],
  // Whatever takes longer hangs, on a busy machine too.
  testTimeout: 360_000,
};
