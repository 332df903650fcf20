import nextJest from 'next/jest.js';

/**
 * Configuration shared by all projects. Made once: Next runs a compiler each time to read `tsconfig.json`.
 */
const shared = await nextJest({ dir: './' })({
  testEnvironment: 'node',
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^@published/.*$': '<rootDir>/content/facts/published.ts',
  },
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/dist/'],
})();
// ES modules, which Jest cannot load as they are.
shared.transformIgnorePatterns = [
  '/node_modules/(?!(age-encryption|@noble|@scure|htmlparser2|dom[a-z-]+|entities)/)',
];
// Paths are resolved by `moduleNameMapper`; the compiler would make a wrong one of `@published/*`.
for (const [, compiler] of Object.values(shared.transform ?? {})) {
  /** @type {{ jsConfig: { compilerOptions: { paths: object } } }} */ (
    compiler
  ).jsConfig.compilerOptions.paths = {};
}

/** @param {string} name @param {string} files below `tests/` @param {import('jest').Config} more */
const project = (name, files, more = {}) => ({
  ...shared,
  displayName: name,
  testMatch: [`<rootDir>/tests/${files}.test.ts`],
  ...more,
});

const support = '<rootDir>/tests/support/process';

const withDatabase = {
  globalSetup: `${support}/start-database.ts`,
  globalTeardown: `${support}/stop-database.ts`,
};

const withSite = {
  globalSetup: `${support}/prepare-data.ts`,
  globalTeardown: `${support}/remove-data.ts`,
};

/**
 * Runs test files in Node itself, one after the other with the same modules: Jest would load them anew for each
 * file, which takes longer than the tests.
 * @param {string[]} setupFiles
 */
const inNode = (...setupFiles) => ({
  runner: 'jest-light-runner',
  setupFiles: ['tsx', `${support}/server-only.ts`, ...setupFiles],
});

export default {
  projects: [
    project('unit', 'unit/**/!(*.isolated|*.long)', inNode()),
    project('api', 'api/**/!(*.isolated|*.long)', {
      ...withDatabase,
      ...inNode(`${support}/use-database.ts`),
    }),
    // Tests that kill, race, back up and restore: `npm test -- long`.
    project('long', '{unit,api}/**/*.long', {
      ...withDatabase,
      ...inNode(`${support}/use-database.ts`),
    }),
    // Unit and API tests that load modules anew, with other published facts, or set the clock.
    project('isolated', 'unit/**/*.isolated'),
    project('isolated-api', 'api/**/*.isolated', {
      ...withDatabase,
      setupFiles: [`${support}/use-database.ts`],
      setupFilesAfterEnv: [`${support}/close-database.ts`],
    }),
    // The built site as a program: started, killed, published, backed up and restored by `npm test -- processes`.
    project('processes', 'processes/*', withSite),
    // Needs nginx: `npm run check:front`, not part of `npm test`.
    project('nginx', 'processes/docker/nginx'),
    // Needs the images in a network of its own: `npm test -- image`.
    project('image', 'processes/docker/image'),
  ],
  // Anything slower hangs, even on a busy machine.
  testTimeout: 360_000,
};
