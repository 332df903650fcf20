// Lists the packages that the site runs on (CycloneDX) and asks the registry for known vulnerabilities.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';

const LIST = '.data/parts.cdx.json';

/** The npm that runs this script, so that none has to be on the PATH. */
const npm = process.env.npm_execpath;

function ask(/** @type {string[]} */ ...args) {
  const command = npm ? [process.execPath, npm] : ['npm'];
  const [file = 'npm', ...first] = command;
  return spawnSync(file, [...first, ...args], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
}

const list = ask('sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev');
if (list.status !== 0) throw new Error(`npm could not list the parts:\n${list.stderr}`);
const { components } = JSON.parse(list.stdout);
mkdirSync('.data', { recursive: true });
writeFileSync(LIST, list.stdout);
console.log(`${components.length} parts are listed in ${LIST}.`);

/**
 * @typedef {{ title?: string, url?: string }} Advisory
 * @typedef {{ severity: string, via: (string | Advisory)[] }} Vulnerability
 * @typedef {{ metadata?: { vulnerabilities: Record<string, number> }, vulnerabilities?: Record<string, Vulnerability>, message?: string }} Report
 */

const audit = ask('audit', '--omit', 'dev', '--json');
const report = readReport(audit.stdout);
if (!report.metadata) {
  // A mirror of a registry may have no audit. tests/unit/platform/versions.test.ts lists known
  // vulnerabilities.
  const why = report.message ?? /^npm error (.*)/m.exec(audit.stderr)?.[1] ?? 'no answer';
  console.log(`NOT CHECKED for known vulnerabilities: the registry gives no audit (${why}).`);
} else {
  const known = Object.entries(report.vulnerabilities ?? {});
  const serious = known.filter(([, { severity }]) => ['high', 'critical'].includes(severity));
  for (const [name, { severity, via }] of known) {
    const reasons = via.map((one) =>
      typeof one === 'string' ? `through ${one}` : `${one.title} ${one.url}`,
    );
    console.log(`VULNERABLE: ${name} (${severity}): ${reasons.join('; ')}`);
  }
  console.log(
    `Checked for known vulnerabilities: ${serious.length} high or critical, ${known.length - serious.length} others.`,
  );
  if (serious.length > 0) process.exit(1);
}

/** @returns {Report} */
function readReport(/** @type {string} */ text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
