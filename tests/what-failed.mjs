/** Enough lines of a message for the expected and the received value. */
const LINES = 40;
// ANSI colour codes.
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/**
 * @typedef {{ fullName: string, status: string, failureMessages: string[] }} JestTest
 * @typedef {{ name: string, status: string, message: string, assertionResults: JestTest[] }} JestFile
 */

/**
 * @param {{ testResults: JestFile[] }} report what Jest writes with `--json`
 * @returns {string[]} name and reason of each failed test and of each file that could not run
 */
export function failedInJest({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [said(name, [message])];
    return failed.map((test) => said(`${name}: ${test.fullName}`, test.failureMessages));
  });
}

/**
 * @typedef {{ message?: string, snippet?: string }} PlaywrightError
 * @typedef {{ status: string, results: { errors: PlaywrightError[] }[] }} PlaywrightTest
 * @typedef {{ title: string, file: string, line: number, tests: PlaywrightTest[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

/**
 * @param {{ suites: Suite[], errors: PlaywrightError[] }} report what Playwright's JSON reporter
 * writes
 * @returns {string[]} name and reason of each test that did not pass at the first attempt; then
 * other errors
 */
export function failedInPlaywright({ suites, errors }) {
  const why = (/** @type {PlaywrightError} */ { message = '', snippet = '' }) => message || snippet;
  const failed = suites.flatMap(specsOf).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => {
        const errors = results.flatMap((result) => result.errors);
        return said(`${file}:${line}: ${title}`, errors.map(why));
      }),
  );
  return [...failed, ...errors.map((error) => said('Beside the tests', [why(error)]))];
}

/** @returns {string[]} the files in which a test did not pass at the first attempt */
export function filesFailedInPlaywright(/** @type {{ suites: Suite[] }} */ { suites }) {
  const failed = suites
    .flatMap(specsOf)
    .filter(({ tests }) =>
      tests.some(({ status }) => status === 'unexpected' || status === 'flaky'),
    );
  return [...new Set(failed.map(({ file }) => file))];
}

/** @returns {Spec[]} */
function specsOf(/** @type {Suite} */ { specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

function said(/** @type {string} */ name, /** @type {string[]} */ messages) {
  const lines = messages.join('\n').replaceAll(COLOURS, '').split('\n');
  return [`✘ ${name}`, ...lines.slice(0, LINES).map((line) => `    ${line}`)].join('\n');
}
