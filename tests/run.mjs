// `npm test`: every check there is, ending with one line that counts them.
// `npm test -- types unit` runs only the named stages.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findChromium, findHeadlessShell } from './support/browser/chromium.mjs';
import { failedInJest, failedInPlaywright } from './support/process/what-failed.mjs';

const node = process.execPath;
const bin = (/** @type {string} */ file) => [node, `node_modules/${file}`];

/** @typedef {{ passed: number, failed: number, why?: string[] }} Count What failed is named, where it can be. */
/** @typedef {(args: string[], env?: Record<string, string>) => Promise<boolean>} Run Whether it ended well. */

/**
 * Each stage begins as soon as those it comes after have ended, so two lines of stages run beside each
 * other and keep both cores busy: those with a browser and those without.
 * @type {Record<string, { after: string[], stage: (run: Run) => Promise<Count> }>}
 */
const stages = {
  generate: {
    after: [],
    stage: (run) => check(run, [node, '--import', 'tsx', 'lib/commands/generate.ts']),
  },
  build: {
    after: ['generate'],
    stage: (run) => check(run, [node, '--import', 'tsx', 'lib/commands/build.ts']),
  },
  e2e: { after: ['build'], stage: (run) => playwright(run, 'e2e') },
  audits: { after: ['e2e'], stage: (run) => playwright(run, 'audits', 'lighthouse') },
  lint: {
    after: ['generate'],
    stage: (run) => check(run, [...bin('oxlint/bin/oxlint'), '--config', 'oxlint.config.mjs']),
  },
  // After the build, which writes the types of the routes.
  types: {
    after: ['build', 'lint'],
    stage: (run) => check(run, [...bin('typescript-native/bin/tsc'), '--noEmit']),
  },
  format: {
    after: ['types'],
    stage: (run) => check(run, [...bin('oxfmt/bin/oxfmt'), '--check', '.']),
  },
  unused: { after: ['format'], stage: (run) => check(run, bin('knip/bin/knip.js')) },
  parts: { after: ['unused'], stage: (run) => check(run, [node, 'tests/check-parts.mjs']) },
  unit: { after: ['parts'], stage: (run) => jest(run, 'unit', 1) },
  api: { after: ['unit'], stage: (run) => jest(run, 'api', 2) },
  // Much of their time they wait: for a start, for an end, for what dawdles.
  server: { after: ['build', 'api'], stage: (run) => jest(run, 'server', 3) },
};
const names = Object.keys(stages);

/** @returns {Promise<Count>} */
async function check(/** @type {Run} */ run, /** @type {string[]} */ command) {
  return (await run(command)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** @returns {Promise<Count>} */
async function jest(
  /** @type {Run} */ run,
  /** @type {string} */ project,
  /** @type {number} */ workers,
) {
  const report = `.data/jest-${project}.json`;
  rmSync(report, { force: true });
  const ok = await run([
    ...bin('jest/bin/jest.js'),
    ...['--selectProjects', project, '--json', `--outputFile=${report}`, `--maxWorkers=${workers}`],
  ]);
  const result = read(report);
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  return {
    passed: result.numPassedTests,
    failed: ok ? failed : Math.max(failed, 1),
    why: failedInJest(result),
  };
}

/** @returns {Promise<Count>} */
async function playwright(/** @type {Run} */ run, /** @type {string[]} */ ...projects) {
  const report = `.data/${projects[0]}.json`;
  rmSync(report, { force: true });
  const chosen = projects.map((name) => `--project=${name}`);
  const ok = await run([...bin('playwright/cli.js'), 'test', ...chosen], {
    CHROMIUM_PATH: findChromium(),
    HEADLESS_SHELL_PATH: findHeadlessShell(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  const result = read(report);
  const { expected, unexpected, flaky } = result.stats;
  const failed = unexpected + flaky;
  return {
    passed: expected,
    failed: ok ? failed : Math.max(failed, 1),
    why: failedInPlaywright(result),
  };
}

function read(/** @type {string} */ file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Shows what a program says as it says it, or all of it at the end where others run beside it. */
function runner(/** @type {boolean} */ alone) {
  let said = '';
  /** @type {Run} */
  const run = async ([file = node, ...args], more = {}) => {
    const env = { ...process.env, SITE_URL: 'http://localhost:3000', ...more };
    const child = spawn(file, args, { stdio: ['ignore', ...output(alone)], env });
    child.stdout?.on('data', (chunk) => (said += chunk));
    child.stderr?.on('data', (chunk) => (said += chunk));
    const [status] = await once(child, 'close');
    return status === 0;
  };
  return { run, said: () => said };
}

/** @returns {['inherit' | 'pipe', 'inherit' | 'pipe']} */
function output(/** @type {boolean} */ alone) {
  return alone ? ['inherit', 'inherit'] : ['pipe', 'pipe'];
}

mkdirSync('.data', { recursive: true });
const wanted = process.argv.slice(2);
// These run the built site.
if (['server', 'e2e', 'audits'].some((name) => wanted.includes(name))) wanted.push('build');
for (const name of wanted) {
  if (!names.includes(name)) {
    console.error(`There is no stage ${name}. Stages: ${names.join(', ')}`);
    process.exit(2);
  }
}
const total = { passed: 0, failed: 0 };
/** @type {string[]} */
const failures = [];
const chosen = wanted.length === 0 ? names : names.filter((name) => wanted.includes(name));
// What runs by itself shows what it says at once.
const alone = chosen.filter((name) => name !== 'build').length <= 1;
/** @type {Map<string, Promise<void>>} */
const ends = new Map();

async function runStage(/** @type {string} */ name) {
  const { after = [], stage } = stages[name] ?? {};
  await Promise.all(after.map(endOf));
  if (!stage || !chosen.includes(name)) return;
  const began = Date.now();
  if (alone) console.log(`\n── ${name}`);
  const { run, said } = runner(alone);
  /** @type {Count} */
  let count = { passed: 0, failed: 1 };
  try {
    count = await stage(run);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  total.passed += count.passed;
  total.failed += count.failed;
  if (count.failed > 0) failures.push(`── ${name} failed`, ...(count.why ?? []));
  if (!alone) console.log(`\n── ${name}\n${said()}`);
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`── ${name}: ${count.passed} passed, ${count.failed} failed, ${seconds} s`);
}

/** Of a stage that was not asked for: when those it comes after have ended. */
function endOf(/** @type {string} */ name) {
  const end = ends.get(name) ?? runStage(name);
  ends.set(name, end);
  return end;
}

await Promise.all(names.map(endOf));
// Once more at the end: above it may stand far apart, or have scrolled away.
if (failures.length > 0) console.log(`\n${failures.join('\n\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
