// Builds the images of the Dockerfile without a registry: the images in FROM are made from Debian's packages
// and Node from npm.
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

/** Gigabytes of files, kept outside the project's sources. */
const FOLDER = path.join(
  tmpdir(),
  `orbital-images-${createHash('sha256').update(process.cwd()).digest('hex').slice(0, 12)}`,
);
/** Kept for a week, as it is most of a base image. */
const DEBIAN = path.resolve('.data/bookworm.tar');
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
const NODE_USER = 1000;
/** Programs, each with its package in Debian. */
const TOOLS = /** @type {const} */ ([
  ['buildah', 'buildah'],
  ['mmdebstrap', 'mmdebstrap'],
  ['ip', 'iproute2'],
]);
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Files that the images are built and started from. */
const SOURCES = [
  'Dockerfile',
  '.dockerignore',
  'compose.yaml',
  'nginx.conf',
  '.npmrc',
  'package.json',
  'package-lock.json',
  'next.config.mjs',
  'server.ts',
  'worker.ts',
  'lib/commands',
  'lib/delivery',
  'prisma/backup',
  'tests/processes/docker',
];

/** Changes whenever a file changes that the images are built or started from. */
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

/** Buildah with its storage options; its arguments follow. */
export const buildah = [
  'buildah',
  '--storage-driver',
  'vfs',
  '--root',
  path.join(FOLDER, 'storage'),
  '--runroot',
  path.join(FOLDER, 'run'),
];

/**
 * Runs a program and returns its output.
 * @throws Error with its last output if it fails
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

/** The reason why images cannot be built here; empty if they can. */
export function whyImpossible() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    return 'Images are built on Linux as root only.';
  }
  const unshare = ['--mount', '--net', '--', 'setpriv', `--reuid=${NODE_USER}`, '--clear-groups'];
  const { status } = spawnSync('unshare', [...unshare, 'true'], { stdio: 'ignore' });
  return status === 0 ? '' : 'This machine lets not even root open a namespace.';
}

/** Installs the tools for building images, as root. Returns the missing ones. */
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

/** The stages of the Dockerfile, each with its base image. */
function stages() {
  const [before = '', ...parts] = readFileSync('Dockerfile', 'utf8').split(/^(?=FROM )/m);
  const images = new Map(
    [...before.matchAll(/^ARG (\w+)=(.*)$/gm)].map(
      ([, name = '', image = '']) => /** @type {const} */ ([name, image]),
    ),
  );
  return parts.map((part) => {
    const text = part.replace(/\$\{(\w+)\}/, (_, name) => images.get(name) ?? '');
    const [, base = '', name = ''] = /^FROM (\S+) AS (\w+)/.exec(text) ?? [];
    return { base, name, text };
  });
}

function makeDebian() {
  if (existsSync(DEBIAN) && Date.now() - statSync(DEBIAN).mtimeMs < WEEK_MS) return;
  run(['mmdebstrap', '--quiet', '--variant=minbase', 'bookworm', DEBIAN]);
}

/** Adds Node as the official image does: Node and npm in /usr/local, and a user. */
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

/** npm-cli.js of the running npm, or of the one on the PATH. */
function npmProgram() {
  return process.env.npm_execpath ?? run(['readlink', '-f', run(['which', 'npm'])]);
}

function makeBase(/** @type {string} */ name) {
  const container = run([...buildah, 'from', 'scratch']);
  const root = run([...buildah, 'mount', container]);
  run(['tar', '-xf', DEBIAN, '-C', root]);
  const [, major] = /^node:(\d+)-/.exec(name) ?? [];
  if (major) addNode(root, major);
  // A network that inspects TLS has its own certificate authority.
  if (process.env.NODE_EXTRA_CA_CERTS && existsSync(CERTIFICATES)) {
    cpSync(CERTIFICATES, path.join(root, CERTIFICATES), { recursive: true, dereference: true });
    run([...buildah, 'config', '--env', `NODE_EXTRA_CA_CERTS=${CERTIFICATES}`, container]);
  }
  run([...buildah, 'commit', '--quiet', '--rm', container, `docker.io/library/${name}`]);
}

/**
 * Builds each target of the Dockerfile under its own name.
 * @throws Error with the last output of the failed step
 */
export function buildImages() {
  removeImages();
  mkdirSync(FOLDER, { recursive: true });
  makeDebian();
  for (const { base, name, text } of stages()) {
    makeBase(base);
    const file = path.join(FOLDER, `${name}.Dockerfile`);
    // Copied from the image, because a stage would be rebuilt for each target.
    writeFileSync(file, text.replaceAll('--from=', '--from=localhost/'));
    const options = ['--isolation', 'chroot', '--pull=never', '--format', 'docker', '-f', file];
    run([...buildah, 'build', ...options, '-t', `localhost/${name}`, '.'], true);
  }
}

/** Frees the disk space. */
export function removeImages() {
  rmSync(FOLDER, { recursive: true, force: true });
}
