import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { appendFileSync, chmodSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { canConnect, postgresCommand } from '@/prisma/embedded';
import { query } from '../../support/process/query';
import { ended, eventually } from '../../support/process/site';
import { buildah } from './build-images.mjs';
import { startNameServer } from './name-server';

export interface Service {
  build?: { target: string };
  command?: string[];
  environment?: Record<string, string | null>;
  volumes?: string[];
  tmpfs?: string[];
  secrets?: string[];
  cap_drop?: string[];
  /** Where compose.yaml takes each secret from. */
  secretFiles: Record<string, { file: string }>;
}

type Name = 'front' | 'site' | 'migrate' | 'database';

/**
 * The services of compose.yaml with `settings` in place of `.env`.
 * @throws Error if a required one is missing
 */
export function readServices(settings: Record<string, string>): Record<Name, Service> {
  const text = readFileSync('compose.yaml', 'utf8').replaceAll(
    /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
    (_, name: string, kind?: string, rest = '') => {
      const value = settings[name] ?? (kind === '-' ? rest : '');
      if (kind === '?' && !value) throw new Error(rest);
      return value;
    },
  );
  const { services, secrets } = parse(text, { merge: true }) as {
    services: Record<Name, Service>;
    secrets: Service['secretFiles'];
  };
  for (const service of Object.values(services)) {
    service.secretFiles = secrets;
    const { environment = {} } = service;
    for (const [name, value] of Object.entries(environment)) {
      if (value === null && settings[name] === undefined) delete environment[name];
      else environment[name] = String(value ?? settings[name]);
    }
  }
  return services;
}

/** An address for each service, as in Docker's networks. */
export const addresses: Record<Name, string> = {
  database: '10.88.0.2',
  migrate: '10.88.0.3',
  site: '10.88.0.4',
  front: '10.88.0.5',
};
const RESOLVER = '127.0.0.11';

function run(file: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(file, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${file} ${args.join(' ')} failed. ${stderr}`);
  return stdout.trim();
}

const ask = (...args: string[]) => run(buildah[0] ?? '', ...buildah.slice(1), ...args);

/**
 * Gives the services their addresses and a name server.
 * @throws Error outside a network namespace of its own
 * @returns stops the name server
 */
export async function startNetwork(): Promise<() => void> {
  const devices = run('ip', '-o', 'link')
    .split('\n')
    .filter((line) => !/^\d+: \w*(lo|0@NONE)\b/.test(line));
  if (devices.length > 0) throw new Error('This runs in a network of its own: npm test -- image');
  run('ip', 'link', 'set', 'lo', 'up');
  for (const address of Object.values(addresses)) {
    run('ip', 'address', 'replace', `${address}/24`, 'dev', 'lo');
  }
  const { close } = await startNameServer(
    (name) => (name in addresses ? [addresses[name as Name]] : []),
    { address: RESOLVER, port: 53 },
  );
  return close;
}

/** Configuration of an image, from `FROM` and the instructions after it. */
interface ImageConfig {
  Cmd: string[];
  User: string;
  Healthcheck: { Test: [kind: 'CMD' | 'CMD-SHELL', ...command: string[]] };
}

export class Container {
  private readonly id: string;
  readonly root: string;
  readonly config: ImageConfig;
  private child: ChildProcess | undefined;
  private said = '';

  /** @param folder holds the container's volumes */
  constructor(
    private readonly service: Service,
    private readonly folder: string,
  ) {
    const image = `localhost/${service.build?.target}`;
    const dropped = (service.cap_drop ?? []).flatMap((name) => ['--cap-drop', name]);
    this.id = ask('from', '--pull=never', '--dns', RESOLVER, ...dropped, image);
    this.root = ask('mount', this.id);
    const inspected = JSON.parse(ask('inspect', this.id)) as { Docker: { config: ImageConfig } };
    this.config = inspected.Docker.config;
    for (const [volume, place] of this.volumes()) {
      // A new volume starts as a copy of the folder, with its owner.
      if (spawnSync('test', ['-e', volume]).status !== 0)
        run('cp', '-a', path.join(this.root, place), volume);
    }
  }

  private volumes(): [volume: string, place: string][] {
    return (this.service.volumes ?? []).map((one) => {
      const [name = '', place = ''] = one.split(':');
      return [path.resolve(this.folder, name), place];
    });
  }

  /** Secrets, and folders in memory; the latter are kept on disk here. */
  private mounts({ secrets = [], tmpfs = [], secretFiles }: Service): string[] {
    const memory = tmpfs.map((one) => {
      const [place = ''] = one.split(':');
      const folder = path.join(this.folder, 'memory', this.id, place);
      mkdirSync(folder, { recursive: true });
      chmodSync(folder, 0o1777);
      return `${folder}:${place}`;
    });
    const files = secrets.map(
      (name) =>
        `${path.resolve(this.folder, secretFiles[name]?.file ?? '')}:/run/secrets/${name}:ro`,
    );
    return [...memory, ...files].flatMap((one) => ['--volume', one]);
  }

  /** Files that were written to the root, which compose.yaml lets nobody write to. */
  writtenSince(file: string): string[] {
    const places = ['run', 'proc', 'sys', 'dev', 'etc/hosts', 'etc/resolv.conf'];
    const ofEngine = places.flatMap((one) => ['-path', path.join(this.root, one), '-prune', '-o']);
    const written = ['-newer', file, '!', '-type', 'd', '-print'];
    return run('find', this.root, ...ofEngine, ...written)
      .split('\n')
      .filter(Boolean);
  }

  /** The command that runs a program in this container. */
  private line(command: readonly string[], service = this.service): string[] {
    return [
      ...buildah.slice(1),
      'run',
      '--isolation',
      'chroot',
      ...this.volumes().flatMap(([from, to]) => ['--volume', `${from}:${to}`]),
      ...this.mounts(service),
      ...Object.entries(service.environment ?? {}).flatMap((one) => ['--env', one.join('=')]),
      this.id,
      '--',
      ...command,
    ];
  }

  /** Runs a program of another service in this container, to its end. */
  async run(service: Service): Promise<{ code: number | null; said: string }> {
    const child = spawn(buildah[0] ?? '', this.line(service.command ?? [], service), {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    child.stdout.on('data', (chunk) => (said += chunk));
    child.stderr.on('data', (chunk) => (said += chunk));
    return { code: await ended(child), said };
  }

  /** Starts the image's program and waits until its health check passes. */
  async start(): Promise<void> {
    const child = spawn(buildah[0] ?? '', this.line(this.config.Cmd), {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    this.said = '';
    child.stdout.on('data', (chunk) => (this.said += chunk));
    child.stderr.on('data', (chunk) => (this.said += chunk));
    await eventually(
      async () => (child.exitCode === null ? this.isWell() : `It ended:\n${this.said}`),
      (answer) => answer !== false,
      120_000,
    ).then((answer) => {
      if (answer !== true) throw new Error(String(answer));
    });
  }

  /** Runs the image's health check. */
  async isWell(): Promise<boolean> {
    const [kind, ...test] = this.config.Healthcheck.Test;
    const command = kind === 'CMD-SHELL' ? ['/bin/sh', '-c', ...test] : test;
    const child = spawn(buildah[0] ?? '', this.line(command), { stdio: 'ignore' });
    return (await ended(child)) === 0;
  }

  /**
   * The container's first process as seen from outside: a child of the one that buildah uses to enter it.
   */
  get pid(): number {
    const { child } = this;
    let pids = child?.pid && child.exitCode === null ? [child.pid] : [];
    while (pids.length > 0) {
      const entered = pids.find((pid) =>
        readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('buildah-chroot-exec'),
      );
      const [first] = entered ? childrenOf(entered) : [];
      if (first) return first;
      pids = pids.flatMap(childrenOf);
    }
    throw new Error(`It does not run:\n${this.said}`);
  }

  /** Stops the container as `docker stop` does. */
  async stop(): Promise<{ code: number | null; said: string }> {
    if (this.child?.exitCode === null) process.kill(this.pid, 'SIGTERM');
    return { code: this.child ? await ended(this.child) : null, said: this.said };
  }
}

/** Each thread lists the child processes that it started. */
function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    (readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').match(/\d+/g) ?? []).map(Number),
  );
}

/** PostgreSQL started as by the official image with this environment. @returns stops it */
export async function startDatabase(
  { environment = {}, command = [], secretFiles }: Service,
  folder: string,
): Promise<() => Promise<unknown>> {
  const { POSTGRES_USER = '', POSTGRES_DB = '' } = environment as Record<string, string>;
  const data = path.join(folder, 'database');
  const password = path.resolve(folder, secretFiles.POSTGRES_PASSWORD?.file ?? '');
  const POSTGRES_PASSWORD = readFileSync(password, 'utf8').trim();
  const init = await postgresCommand('initdb', [
    '-D',
    data,
    '-U',
    POSTGRES_USER,
    '-A',
    'scram-sha-256',
    `--pwfile=${password}`,
    ...String(environment.POSTGRES_INITDB_ARGS).split(' '),
  ]);
  run(init.file, ...init.args);
  appendFileSync(path.join(data, 'pg_hba.conf'), 'host all all all scram-sha-256\n');
  const { file, args } = await postgresCommand('postgres', [
    '-D',
    data,
    '-k',
    '',
    '-c',
    'listen_addresses=*',
    '-c',
    'fsync=off',
    // Last, so that a setting that PostgreSQL does not know is noticed.
    ...command.slice(1),
  ]);
  const server = spawn(file, args, { stdio: 'ignore' });
  const url = (name: string) =>
    `postgresql://${POSTGRES_USER}:${POSTGRES_PASSWORD}@${addresses.database}:5432/${name}`;
  await eventually(() => canConnect(url('postgres')), Boolean);
  await query(url('postgres'), `create database ${POSTGRES_DB}`);
  return () => ended(server, 'SIGINT');
}
