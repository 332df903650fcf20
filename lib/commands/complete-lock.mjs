// `npm run lock:complete`, after `npm install` has changed package-lock.json. npm leaves out packages
// for other platforms that its registry does not have, as mirrors do not, and `npm ci` then refuses the
// lock file. Each is added with its version and platform; without a hash, which only the package could give.
import { readFileSync, writeFileSync } from 'node:fs';

const FILE = 'package-lock.json';

/** @typedef {{ version?: string, dev?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[], optionalDependencies?: Record<string, string> }} Entry */

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const processors = [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];

/** @param {string} name @param {string} version @param {Entry} parent @returns {Entry} */
function entryOf(name, version, parent) {
  const words = name.split(/[/-]/);
  const os = systems.filter((one) => words.includes(one));
  const cpu = processors.filter((one) => words.includes(one));
  if (cpu.length !== 1) throw new Error(`${name} does not say for which processor it is.`);
  const libc = words.some((word) => word.startsWith('musl')) ? ['musl'] : ['glibc'];
  const isLinux = os.includes('linux') && /-(gnu|musl)\w*$/.test(name);
  return {
    version,
    cpu,
    ...(parent.dev && { dev: true }),
    ...(isLinux && { libc }),
    optional: true,
    ...(os.length > 0 && { os }),
  };
}

const lock = JSON.parse(readFileSync(FILE, 'utf8'));
/** @type {Record<string, Entry>} */
const packages = lock.packages;
let added = 0;
for (const [place, parent] of Object.entries(packages)) {
  for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
    const places = [`${place}/node_modules/${name}`, `node_modules/${name}`];
    if (places.some((one) => packages[one])) continue;
    if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`${name} ${version} is no one version.`);
    packages[`node_modules/${name}`] = entryOf(name, version, parent);
    added += 1;
  }
}
const [root, ...rest] = Object.entries(packages);
rest.sort(([a], [b]) => a.localeCompare(b, 'en'));
lock.packages = Object.fromEntries([...(root ? [root] : []), ...rest]);
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} packages were added to ${FILE}.`);
