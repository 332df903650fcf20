// `npm test`: every check there is, in order, ending with one line that counts them.
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

/** Stages of one row run beside each other, so that both cores are busy: the browser often waits. */
/** @type {Record<string, (run: Run) => Promise<Count>>[]} */
const rows = [
  { generate: (run) => check(run, [node, '--import', 'tsx', 'lib/commands/generate.ts']) },
  {
    build: (run) => check(run, [node, '--import', 'tsx', 'lib/commands/build.ts']),
    lint: (run) => check(run, [...bin('eslint/bin/eslint.js'), '.', '--max-warnings', '0']),
    format: (run) =>
      check(run, [...bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.']),
    unused: (run) => check(run, bin('knip/bin/knip.js')),
    parts: (run) => check(run, [node, 'tests/check-parts.mjs']),
  },
  {
    e2e: (run) => playwright(run, 'e2e'),
    // After the build, which writes the types of the routes.
    types: (run) => check(run, [...bin('typescript/bin/tsc'), '--noEmit']),
    unit: (run) => jest(run, 'unit', 1),
    api: (run) => jest(run, 'api', 2),
  },
  {
    // Much of their time they wait: for a start, for an end, for what dawdles.
    server: (run) => jest(run, 'server', 3),
    audits: (run) => playwright(run, 'audits', 'lighthouse'),
  },
];
const names = rows.flatMap((row) => Object.keys(row));

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
for (const row of rows) {
  const stages = Object.entries(row).filter(
    ([name]) => wanted.length === 0 || wanted.includes(name),
  );
  const alone = stages.length === 1;
  await Promise.all(
    stages.map(async ([name, stage]) => {
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
    }),
  );
}
// Once more at the end: above it may stand far apart, or have scrolled away.
if (failures.length > 0) console.log(`\n${failures.join('\n\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
