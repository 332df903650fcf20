// Builds the images of the Dockerfile without a registry: what their FROM names is made of Debian's
// packages and of Node from npm.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chownSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { appendFileSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Gigabytes of files, which are no sources of the project. */
const FOLDER = path.join(
  tmpdir(),
  `orbital-images-${createHash('sha256').update(process.cwd()).digest('hex').slice(0, 12)}`,
);
/** Kept for a week: most of a base is made of it. */
const DEBIAN = path.resolve('.data/bookworm.tar');
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
const NODE_USER = 1000;
/** A program, and the package of Debian that has it. */
const TOOLS = /** @type {const} */ ([
  ['buildah', 'buildah'],
  ['mmdebstrap', 'mmdebstrap'],
  ['ip', 'iproute2'],
]);
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** What decides about how they are built and start. */
const SOURCES = [
  ...['Dockerfile', '.dockerignore', 'compose.yaml', 'nginx.conf', '.npmrc'],
  ...['package.json', 'package-lock.json', 'next.config.mjs', 'server.ts', 'worker.ts'],
  ...['lib/commands', 'lib/delivery', 'prisma/backup'],
  ...['tests/processes/docker'],
];

/** Another one as soon as a file is changed that the images are built or started by. */
export function hashImageSources() {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const files = statSync(source).isDirectory()
      ? readdirSync(source, { recursive: true, encoding: 'utf8' })
          .map((name) => path.join(source, name))
          .toSorted()
      : [source];
    for (const file of files.filter((one) => statSync(one).isFile())) {
      hash.update(`${file}\0`).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

/** The program with the place of its storage; what is asked of it follows. */
export const buildah = [
  'buildah',
  ...['--storage-driver', 'vfs'],
  ...['--root', path.join(FOLDER, 'storage'), '--runroot', path.join(FOLDER, 'run')],
];

/**
 * Runs a program and returns what it prints.
 * @throws Error with its last words when it fails
 */
function run(/** @type {string[]} */ [file = '', ...args], isShown = false) {
  const { status, stdout, stderr, error } = spawnSync(file, args, {
    encoding: 'utf8',
    stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status === 0) return isShown ? '' : stdout.trim();
  const said = error?.message ?? String(stderr).trim().split('\n').slice(-5).join('\n');
  throw new Error(`${file} ${args.slice(0, 8).join(' ')} failed. ${said}`);
}

/** Why the kernel lets nobody build images here, in a sentence; empty where it does. */
export function whyImpossible() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    return 'Images are built on Linux as root only.';
  }
  const unshare = ['--mount', '--net', '--', 'setpriv', `--reuid=${NODE_USER}`, '--clear-groups'];
  const { status } = spawnSync('unshare', [...unshare, 'true'], { stdio: 'ignore' });
  return status === 0 ? '' : 'This machine lets not even root open a namespace.';
}

/** Installs what builds images, as root. Returns what is still missing. */
export function installTools() {
  const missing = () => TOOLS.filter(([name]) => spawnSync('which', [name]).status !== 0);
  if (missing().length > 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const packages = missing().map(([, name]) => name);
    spawnSync('apt-get', ['update'], { stdio: 'ignore', env });
    const install = ['install', '-y', '--no-install-recommends', ...packages];
    spawnSync('apt-get', install, { stdio: 'ignore', env });
  }
  return missing().map(([, name]) => name);
}

/** The parts of the Dockerfile, each with what it is made from. */
function stages() {
  const parts = readFileSync('Dockerfile', 'utf8')
    .split(/^(?=FROM )/m)
    .slice(1);
  return parts.map((text) => {
    const [, base = '', name = ''] = /^FROM (\S+) AS (\w+)/.exec(text) ?? [];
    return { base, name, text };
  });
}

function makeDebian() {
  if (existsSync(DEBIAN) && Date.now() - statSync(DEBIAN).mtimeMs < WEEK_MS) return;
  run(['mmdebstrap', '--quiet', '--variant=minbase', 'bookworm', DEBIAN]);
}

/** As the official image has it: Node and npm in /usr/local, and a user of their own. */
function addNode(/** @type {string} */ root, /** @type {string} */ major) {
  const folder = path.join(FOLDER, 'node');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const program = path.join(root, 'usr/local/bin/node');
  const name = `node-linux-${process.arch}@${major}`;
  run([process.execPath, npmProgram(), 'pack', '--silent', '--pack-destination', folder, name]);
  const [file = ''] = readdirSync(folder);
  run(['tar', '-xzf', path.join(folder, file), '-C', folder, 'package/bin/node']);
  copyFileSync(path.join(folder, 'package/bin/node'), program);
  const packages = path.join(root, 'usr/local/lib/node_modules');
  mkdirSync(packages, { recursive: true });
  cpSync(path.dirname(path.dirname(npmProgram())), path.join(packages, 'npm'), { recursive: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', path.join(root, 'usr/local/bin/npm'));
  appendFileSync(path.join(root, 'etc/group'), `node:x:${NODE_USER}:\n`);
  appendFileSync(
    path.join(root, 'etc/passwd'),
    `node:x:${NODE_USER}:${NODE_USER}::/home/node:/bin/bash\n`,
  );
  mkdirSync(path.join(root, 'home/node'));
  chownSync(path.join(root, 'home/node'), NODE_USER, NODE_USER);
}

/** npm-cli.js of the npm that runs this, or of the one on the PATH. */
function npmProgram() {
  return process.env.npm_execpath ?? run(['readlink', '-f', run(['which', 'npm'])]);
}

function makeBase(/** @type {string} */ name) {
  const container = run([...buildah, 'from', 'scratch']);
  const root = run([...buildah, 'mount', container]);
  run(['tar', '-xf', DEBIAN, '-C', root]);
  const [, major] = /^node:(\d+)-/.exec(name) ?? [];
  if (major) addNode(root, major);
  // A network that looks into TLS has a certificate of its own.
  if (process.env.NODE_EXTRA_CA_CERTS && existsSync(CERTIFICATES)) {
    cpSync(CERTIFICATES, path.join(root, CERTIFICATES), { recursive: true, dereference: true });
    run([...buildah, 'config', '--env', `NODE_EXTRA_CA_CERTS=${CERTIFICATES}`, container]);
  }
  run([...buildah, 'commit', '--quiet', '--rm', container, `docker.io/library/${name}`]);
}

/**
 * Builds what the Dockerfile describes, each target under its own name.
 * @throws Error with the last words of what failed
 */
export function buildImages() {
  removeImages();
  mkdirSync(FOLDER, { recursive: true });
  makeDebian();
  for (const { base, name, text } of stages()) {
    makeBase(base);
    const file = path.join(FOLDER, `${name}.Dockerfile`);
    // From the image, because a stage would be built anew for each target.
    writeFileSync(file, text.replaceAll('--from=', '--from=localhost/'));
    const options = ['--isolation', 'chroot', '--pull=never', '--format', 'docker', '-f', file];
    run([...buildah, 'build', ...options, '-t', `localhost/${name}`, '.'], true);
  }
}

/** Gives the gigabytes back. */
export function removeImages() {
  rmSync(FOLDER, { recursive: true, force: true });
}
