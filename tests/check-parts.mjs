// Lists the parts of others that the site runs on (CycloneDX) and asks the registry whether any has a known hole.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';

const LIST = '.data/parts.cdx.json';

/** The npm that runs this, so that no other one is needed on the PATH. */
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

const audit = ask('audit', '--omit', 'dev', '--json');
/** @type {{ metadata?: { vulnerabilities: Record<string, number> }, vulnerabilities?: Record<string, { severity: string }> }} */
const report = JSON.parse(audit.stdout || '{}');
if (!report.metadata) {
  // A registry's mirror may have no audit. tests/unit/platform/versions.test.ts has the holes we know of.
  console.log('The registry gives no audit, so known holes were not asked for.');
} else {
  const serious = Object.entries(report.vulnerabilities ?? {}).filter(([, { severity }]) =>
    ['high', 'critical'].includes(severity),
  );
  for (const [name, { severity }] of serious) console.error(`${name}: ${severity}`);
  console.log(`Known holes: ${JSON.stringify(report.metadata.vulnerabilities)}`);
  if (serious.length > 0) process.exit(1);
}
