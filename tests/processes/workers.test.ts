import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WORKER } from '@/lib/publishing/version-folders';
import { Workers } from '@/lib/delivery/workers';
import { eventually } from '../support/process/site';

// Workers that only send the messages that the primary waits for, so that one can die at a chosen moment.
const program = (lines: string) => `
  import { existsSync, readFileSync, writeFileSync } from 'node:fs';
  const slot = process.argv[2];
  const say = (is) => process.send({ is, port: 1 });
  const died = new URL('died', import.meta.url);
  const dieOnce = () => {
    if (existsSync(died)) return;
    writeFileSync(died, String(process.pid));
    process.kill(process.pid, 'SIGKILL');
  };
  const isGone = () => {
    try {
      return existsSync(died) && !process.kill(Number(readFileSync(died, 'utf8')), 0);
    } catch {
      return true;
    }
  };
  const afterDeath = (work) => {
    const timer = setInterval(() => isGone() && (clearInterval(timer), work()), 20);
  };
  let listen = () => say('listening');
  process.on('message', ({ is }) => {
    if (is === 'alsoServe') say('alsoServing');
    if (is === 'listen') listen();
    if (is === 'retire' || is === 'stop') process.exit();
  });
  writeFileSync(new URL('slot-' + slot, import.meta.url), String(process.pid));
  ${lines}`;

const well = `say('prepared');`;

let folder = '';
const running: Workers[] = [];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'orbital-workers-'));
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((workers) => workers.stop()));
});
afterAll(() => rm(folder, { recursive: true }));

async function version(name: string, lines: string): Promise<string> {
  const made = path.join(folder, name);
  await mkdir(made);
  await writeFile(path.join(made, WORKER), program(lines));
  return made;
}

async function servingWell(name: string): Promise<{ workers: Workers; live: string }> {
  const workers = new Workers(2);
  running.push(workers);
  const live = await version(name, well);
  await workers.serve(live);
  return { workers, live };
}

test('a new worker that is killed when it was prepared is noticed at once; the old ones go on', async () => {
  const { workers, live } = await servingWell('before one');
  const next = await version(
    'killed while another prepares',
    `if (slot === '1') { process.send({ is: 'prepared' }, dieOnce); }
     else afterDeath(() => say('prepared'));`,
  );
  await expect(workers.serve(next)).rejects.toThrow(
    'A process of the new version ended while it was starting.',
  );
  expect(workers.folder).toBe(live);
});

test('a new worker that is killed before the other listens is replaced', async () => {
  const { workers } = await servingWell('before two');
  const next = await version(
    'killed while another begins to listen',
    `${well}
     if (slot === '1') listen = () => process.send({ is: 'listening', port: 1 }, dieOnce);
     else listen = () => afterDeath(() => say('listening'));`,
  );
  await workers.serve(next);
  expect(workers.folder).toBe(next);
  const pidIn = (name: string) => readFile(path.join(next, name), 'utf8');
  const killed = await pidIn('died');
  await eventually(
    () => pidIn('slot-1'),
    (pid) => pid !== '' && pid !== killed,
  );
});

test('a worker that is killed again and again is replaced each time without a growing pause', async () => {
  const { live } = await servingWell('killed often');
  const pid = () => readFile(path.join(live, 'slot-1'), 'utf8');
  for (let time = 0; time < 12; time += 1) {
    const killed = await pid();
    process.kill(Number(killed), 'SIGKILL');
    await eventually(pid, (now) => now !== '' && now !== killed);
  }
});

test('a worker that hangs is killed and replaced', async () => {
  const workers = new Workers(1);
  running.push(workers);
  const live = await version(
    'hangs',
    `${well}
     listen = () => process.send({ is: 'listening', port: 1 }, () => {
       if (existsSync(died)) return;
       writeFileSync(died, String(process.pid));
       process.kill(process.pid, 'SIGSTOP');
     });`,
  );
  await workers.serve(live);
  const pidIn = (name: string) => readFile(path.join(live, name), 'utf8').catch(() => '');
  const hung = await eventually(() => pidIn('died'), Boolean);
  await eventually(
    () => pidIn('slot-0'),
    (pid) => pid !== '' && pid !== hung,
    60_000,
  );
});
