// `npm test`: every check there is, in order, ending with one line that counts them.
// `npm test -- types unit` runs only the named stages.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findChromium } from './support/chromium.mjs';

const node = process.execPath;
const bin = (/** @type {string} */ file) => [node, `node_modules/${file}`];

/** @typedef {{ passed: number, failed: number }} Count */
/** @type {Record<string, () => Count>} */
const stages = {
  generate: () => check([node, '--import', 'tsx', 'lib/commands/generate.ts']),
  lint: () => check([...bin('eslint/bin/eslint.js'), '.', '--max-warnings', '0']),
  format: () => check([...bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.']),
  types: () => check([...bin('typescript/bin/tsc'), '--noEmit']),
  unused: () => check(bin('knip/bin/knip.js')),
  unit: () => jest('unit'),
  api: () => jest('api'),
  build: () => check([node, '--import', 'tsx', 'lib/commands/build.ts']),
  server: () => jest('server'),
  e2e: () => playwright('e2e'),
  audits: () => playwright('audits', 'lighthouse'),
};

/** @returns {Count} */
function check(/** @type {string[]} */ [file, ...args]) {
  return run(file ?? node, args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** @returns {Count} */
function jest(/** @type {string} */ project) {
  const report = `.data/jest-${project}.json`;
  rmSync(report, { force: true });
  const ok = run(node, [
    'node_modules/jest/bin/jest.js',
    ...['--selectProjects', project, '--json', `--outputFile=${report}`, '--maxWorkers=2'],
  ]);
  const result = read(report);
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  return { passed: result.numPassedTests, failed: ok ? failed : Math.max(failed, 1) };
}

/** @returns {Count} */
function playwright(/** @type {string[]} */ ...projects) {
  process.env.CHROMIUM_PATH = findChromium();
  const report = `.data/${projects[0]}.json`;
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = report;
  rmSync(report, { force: true });
  const chosen = projects.map((name) => `--project=${name}`);
  const ok = run(node, ['node_modules/playwright/cli.js', 'test', ...chosen]);
  const { expected, unexpected, flaky } = read(report).stats;
  const failed = unexpected + flaky;
  return { passed: expected, failed: ok ? failed : Math.max(failed, 1) };
}

function read(/** @type {string} */ file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function run(/** @type {string} */ file, /** @type {string[]} */ args) {
  const env = { ...process.env, SITE_URL: 'http://localhost:3000' };
  return spawnSync(file, args, { stdio: 'inherit', env }).status === 0;
}

mkdirSync('.data', { recursive: true });
const wanted = process.argv.slice(2);
// These run the built site.
if (['server', 'e2e', 'audits'].some((name) => wanted.includes(name))) wanted.push('build');
for (const name of wanted) {
  if (!(name in stages)) {
    console.error(`There is no stage ${name}. Stages: ${Object.keys(stages).join(', ')}`);
    process.exit(2);
  }
}
const total = { passed: 0, failed: 0 };
for (const [name, stage] of Object.entries(stages)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const began = Date.now();
  console.log(`\n── ${name}`);
  /** @type {Count} */
  let count = { passed: 0, failed: 1 };
  try {
    count = stage();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  total.passed += count.passed;
  total.failed += count.failed;
  console.log(
    `── ${name}: ${count.passed} passed, ${count.failed} failed, ${Math.round((Date.now() - began) / 1000)} s`,
  );
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
