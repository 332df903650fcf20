// `npm test`: the checks that every change needs, ending with one line of counts.
// `npm test -- all`, and with `CI` set: the long stages as well. `npm test -- types unit`: only these stages.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { findChromium, findHeadlessShell } from './support/browser/chromium.mjs';
import { findOtherBrowsers } from './e2e/browsers/other-browsers.mjs';
import {
  hashImageSources,
  installTools,
  removeImages,
  whyImpossible,
} from './processes/docker/build-images.mjs';
import { failedInJest, failedInPlaywright, filesFailedInPlaywright } from './what-failed.mjs';

const node = process.execPath;
const bin = (/** @type {string} */ file) => [node, `node_modules/${file}`];

/** @typedef {{ passed: number, failed: number, why?: string[], files?: string[] }} Count Names of failed tests, where known. */
/** @typedef {(args: string[], env?: Record<string, string>) => Promise<boolean>} Run Resolves with whether the program succeeded. */

/**
 * Each test file loads the modules anew: with the default 16 MB, garbage collection takes an eighth of the
 * time.
 */
const ROOM_FOR_NEW = '--max-semi-space-size=64';

const FAILED = '.data/failed.json';
/**
 * Stages that failed in their last run, with files of failed browser tests; Jest orders its files itself.
 * @type {Record<string, string[]>}
 */
const failedBefore = existsSync(FAILED) ? read(FAILED) : {};

/**
 * Two stages run at a time, always the first of the list that can, and keep two cores busy. A third made each
 * test two to three times as slow, so that some timed out, and the whole run no faster. Short stages on one core
 * run beside the build and the server tests, which often wait.
 * Long stages run in CI, by name and by `all` only: few changes concern them.
 * @type {Record<string, { needs?: string[], long?: true, stage: (run: Run) => Promise<Count> }>}
 */
const stages = {
  generate: {
    stage: (run) => check(run, [node, '--import', 'tsx', 'lib/commands/generate.ts']),
  },
  build: {
    needs: ['generate'],
    stage: (run) => check(run, [node, '--import', 'tsx', 'lib/commands/build.ts']),
  },
  browser: { needs: ['build'], stage: browserTests },
  // After the build, as some tests put a version of the site into its folder.
  api: { needs: ['build'], stage: (run) => jest(run, 'api', 1) },
  format: { stage: (run) => check(run, [...bin('oxfmt/bin/oxfmt'), '--check', '.']) },
  parts: { stage: (run) => check(run, [node, 'tests/check-parts.mjs']) },
  unit: { needs: ['generate'], stage: (run) => jest(run, 'unit', 1) },
  lint: {
    needs: ['generate'],
    stage: (run) => check(run, [...bin('oxlint/bin/oxlint'), '--config', 'oxlint.config.mjs']),
  },
  isolated: { needs: ['generate'], stage: (run) => jest(run, 'isolated', 1) },
  'isolated-api': { needs: ['build'], long: true, stage: (run) => jest(run, 'isolated-api', 1) },
  long: { needs: ['build'], long: true, stage: (run) => jest(run, 'long', 1) },
  processes: { needs: ['build'], long: true, stage: (run) => jest(run, 'processes', 2) },
  lighthouse: { needs: ['build'], long: true, stage: lighthouse },
  'other-browsers': { needs: ['build'], long: true, stage: otherBrowsers },
  journeys: { needs: ['build'], long: true, stage: journeys },
  published: { needs: ['build'], long: true, stage: published },
  // After the build, which writes the types of the routes.
  types: {
    needs: ['build'],
    stage: (run) => check(run, [...bin('typescript-native/bin/tsc'), '--noEmit']),
  },
  unused: { needs: ['generate'], stage: (run) => check(run, bin('knip/bin/knip.js')) },
  image: { needs: ['generate'], stage: (run) => images(run) },
};
const names = Object.keys(stages);
const AT_ONCE = 2;

/** @returns {Promise<Count>} */
async function check(/** @type {Run} */ run, /** @type {string[]} */ command) {
  return (await run(command)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** @returns {Promise<Count>} */
async function jest(
  /** @type {Run} */ run,
  /** @type {string} */ project,
  /** @type {number} */ workers,
  /** @type {string[]} */ ...before
) {
  const report = `.data/jest-${project}.json`;
  rmSync(report, { force: true });
  const ok = await run([
    ...before,
    node,
    ROOM_FOR_NEW,
    'node_modules/jest/bin/jest.js',
    '--selectProjects',
    project,
    '--json',
    `--outputFile=${report}`,
    `--maxWorkers=${workers}`,
  ]);
  const result = read(report);
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  return {
    passed: result.numPassedTests,
    failed: ok ? failed : Math.max(failed, 1),
    why: failedInJest(result),
  };
}

/**
 * Builds and starts the images: minutes of processor time, so only in CI, by name, and where they were
 * tested before and their sources have changed since.
 * @returns {Promise<Count>}
 */
async function images(/** @type {Run} */ run) {
  const stamp = '.data/images.hash';
  const hash = hashImageSources();
  const tested = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  const isWanted = process.env.CI || wanted.includes('image') || ![hash, ''].includes(tested);
  const why = isWanted ? whyImpossible() : 'What they are made of is as it was. npm test -- image';
  const missing = why ? [] : installTools();
  if (why || missing.length > 0) {
    console.log(`The images are not built: ${why || `${missing.join(', ')} cannot be installed.`}`);
    return { passed: 0, failed: process.env.CI && missing.length > 0 ? 1 : 0 };
  }
  try {
    if (!(await run([node, 'tests/processes/docker/build.mjs']))) {
      return { passed: 0, failed: 1, why: ['An image was not built, see above.'] };
    }
    const apart = ['unshare', '--net', '--pid', '--mount-proc', '--fork', '--kill-child', '--'];
    const count = await jest(run, 'image', 1, ...apart);
    if (count.failed === 0) writeFileSync(stamp, hash);
    return count;
  } finally {
    removeImages();
  }
}

/** @returns {Promise<Count>} */
async function browserTests(/** @type {Run} */ run) {
  const projects = ['--project=audits', '--project=e2e'];
  const files = failedBefore.browser ?? [];
  if (files.length === 0) return playwright(run, projects);
  const list = '.data/failed-browser-tests';
  writeFileSync(list, files.join('\n'));
  return sumOf([
    await playwright(run, [...projects, '--test-list', list]),
    await playwright(run, [...projects, '--test-list-invert', list]),
  ]);
}

/** Lighthouse, and the audits of pages that differ from others in words only. Browser tests may run beside it. */
function lighthouse(/** @type {Run} */ run) {
  const which = ['--project=lighthouse', '--project=alike'];
  return playwright(run, which, '.data/pages.json', { E2E_PORT: '3413' });
}

/** Browser tests of ten seconds and more that concern few changes: `@long`. */
function journeys(/** @type {Run} */ run) {
  return playwright(run, ['--project=journeys'], '.data/journeys.json', { E2E_PORT: '3419' });
}

/** Pages of a site that is built with published facts. */
function published(/** @type {Run} */ run) {
  return playwright(run, ['--project=published'], '.data/published.json', { E2E_PORT: '3417' });
}

/**
 * Outside CI, a machine without Firefox or WebKit that cannot install them does not fail.
 * @returns {Promise<Count>}
 */
async function otherBrowsers(/** @type {Run} */ run) {
  if (!findOtherBrowsers()) {
    const why =
      'NOT TESTED in Firefox and WebKit: they are not here (Debian: apt-get install firefox-esr webkit2gtk-driver xvfb).';
    console.log(why);
    return { passed: 0, failed: process.env.CI ? 1 : 0, why: [why] };
  }
  const which = ['--project=firefox', '--project=webkit'];
  return playwright(run, which, '.data/other-browsers.json', { E2E_PORT: '3415' });
}

/** @returns {Required<Count>} */
function sumOf(/** @type {Count[]} */ counts) {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    why: counts.flatMap(({ why = [] }) => why),
    files: counts.flatMap(({ files = [] }) => files),
  };
}

/** @returns {Promise<Required<Count>>} */
async function playwright(
  /** @type {Run} */ run,
  /** @type {string[]} */ which,
  report = '.data/browser.json',
  env = {},
) {
  rmSync(report, { force: true });
  const ok = await run([...bin('playwright/cli.js'), 'test', ...which], {
    CHROMIUM_PATH: findChromium(),
    HEADLESS_SHELL_PATH: findHeadlessShell(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    ...env,
  });
  const result = read(report);
  const { expected, unexpected, flaky } = result.stats;
  const failed = unexpected + flaky;
  return {
    passed: expected,
    failed: ok ? failed : Math.max(failed, 1),
    why: failedInPlaywright(result),
    files: filesFailedInPlaywright(result),
  };
}

function read(/** @type {string} */ file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Runs programs; prints their output at once if alone, otherwise at the end. */
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
const asked = process.argv.slice(2);
const wanted = asked.filter((name) => name !== 'all');
// Stages that run the built site.
const onSite = ['processes', 'lighthouse', 'browser', 'other-browsers', 'journeys', 'published'];
if (onSite.some((name) => wanted.includes(name))) wanted.push('build');
for (const name of wanted) {
  if (!names.includes(name)) {
    console.error(`There is no stage ${name}. Stages: ${names.join(', ')}; all of them: all`);
    process.exit(2);
  }
}
const total = { passed: 0, failed: 0 };
/** @type {string[]} */
const failures = [];
const isAll = asked.includes('all') || Boolean(process.env.CI);
const chosen = names.filter((name) =>
  asked.length === 0 || asked.includes('all')
    ? isAll || !stages[name]?.long
    : wanted.includes(name),
);
// A stage that runs alone prints its output at once.
const alone = chosen.filter((name) => name !== 'build').length <= 1;
/** @type {Map<string, Promise<void>>} */
const running = new Map();
/** @type {Set<string>} */
const ended = new Set();

async function runStage(/** @type {string} */ name) {
  const began = Date.now();
  if (alone) console.log(`\n── ${name}`);
  const { run, said } = runner(alone);
  /** @type {Count} */
  let count = { passed: 0, failed: 1 };
  try {
    count = (await stages[name]?.stage(run)) ?? count;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  total.passed += count.passed;
  total.failed += count.failed;
  Reflect.deleteProperty(failedBefore, name);
  if (count.failed > 0) {
    failures.push(`── ${name} failed`, ...(count.why ?? []));
    failedBefore[name] = count.files ?? [];
  }
  writeFileSync(FAILED, JSON.stringify(failedBefore));
  if (!alone) console.log(`\n── ${name}\n${said()}`);
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`── ${name}: ${count.passed} passed, ${count.failed} failed, ${seconds} s`);
}

/** @returns {string[]} the stage, after those it needs */
function withNeeds(/** @type {string} */ name) {
  return [...(stages[name]?.needs ?? []).flatMap(withNeeds), name];
}

const failedFirst = Object.keys(failedBefore).filter((name) => names.includes(name));
const waiting = [...new Set([...failedFirst.flatMap(withNeeds), ...names])].filter((name) =>
  chosen.includes(name),
);
while (waiting.length + running.size > 0) {
  const ready = waiting.find((name) =>
    withNeeds(name).every((need) => need === name || ended.has(need) || !chosen.includes(need)),
  );
  if (ready && running.size < AT_ONCE) {
    waiting.splice(waiting.indexOf(ready), 1);
    const end = runStage(ready).then(() => {
      running.delete(ready);
      ended.add(ready);
    });
    running.set(ready, end);
  } else {
    await Promise.race(running.values());
  }
}
const leftOut = names.filter((name) => asked.length === 0 && !chosen.includes(name));
if (leftOut.length > 0) console.log(`\nNot run: ${leftOut.join(', ')} (npm test -- all)`);
// Repeated at the end, as the first report may have scrolled away.
if (failures.length > 0) console.log(`\n${failures.join('\n\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
