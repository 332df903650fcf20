import { spawnSync } from 'node:child_process';
import { appendFileSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '../support/process/site';
import { atTheEnd, compareLeads, counted, Leads, siteIn } from './drill-site';
import type { Drill, Finding } from './drill';

const SIZE = '400m';
const SENDERS = 4;

/**
 * The disk with the database is full for half a minute while leads arrive: no unsaved lead is confirmed, and
 * everything recovers by itself once there is space again.
 */
export async function diskFull({ folder, args, say }: Drill): Promise<Finding> {
  if (!process.env[OWN_MOUNTS]) withOwnMounts();
  const seconds = Number(args[0] ?? 30);
  const disk = path.join(folder, 'disk');
  await mkdir(disk, { recursive: true });
  mountMemory(disk);
  const site = await siteIn(path.join(disk, 'data'));
  const senders = Array.from({ length: SENDERS }, () => new Leads(site.url, 5));
  for (const sender of senders) atTheEnd(() => sender.stop());
  const confirmed = () => senders.flatMap((sender) => sender.confirmed);
  await eventually(
    async () => confirmed().length,
    (count) => count > 100,
  );

  const ballast = path.join(disk, 'ballast');
  say(`The disk is filled for ${seconds} s.`);
  const full = Date.now() + seconds * 1_000;
  let pages = 0;
  let pagesAnswered = 0;
  while (Date.now() < full) {
    fill(ballast);
    pages += 1;
    const page = await fetch(`${site.url}/about`).catch(() => null);
    if (page?.ok) pagesAnswered += 1;
    await pause(200);
  }
  const during = confirmed().length;
  say(`Confirmed so far: ${counted(during)}. Now there is room again.`);
  rmSync(ballast);
  const began = Date.now();
  const isBack = await eventually(
    async () => confirmed().length,
    (count) => count > during + 20,
    60_000,
  ).then(
    () => true,
    () => false,
  );
  const backMs = Date.now() - began;
  for (const sender of senders) await sender.stop();
  const isAlive = site.child.exitCode === null;
  const { rows, lost, twice } = isAlive
    ? await compareLeads(site.databaseUrl, confirmed())
    : { rows: 0, lost: confirmed().length, twice: 0 };
  await site.stop();
  const refusals = senders.map((sender) => sender.refusals).join('; ');
  const isRefused = senders.some(({ refused }) => refused.size > 0);
  return {
    isGood: isAlive && isBack && isRefused && lost + twice === 0 && pagesAnswered === pages,
    words:
      `${seconds} s without room on the disk: ${pagesAnswered} of ${pages} pages answered; leads refused: ${refusals}; ` +
      (isAlive ? '' : 'the site ended; ') +
      (isBack
        ? `leads are taken again ${(backMs / 1_000).toFixed(1)} s after; `
        : 'no lead was taken after it; ') +
      `${counted(confirmed().length)} confirmed, ${counted(rows)} rows, ${lost} lost, ${twice} twice.`,
  };
}

/** Set when this command runs in a mount namespace of its own. */
const OWN_MOUNTS = 'DRILL_HAS_OWN_MOUNTS';
const NOT_ALLOWED =
  'This drill mounts a small disk of its own. Run it as root, or where ordinary users may open user namespaces.';

/** Runs this command again in a mount namespace of its own, then ends. */
function withOwnMounts(): never {
  const asRoot = process.getuid?.() === 0 ? [] : ['--user', '--map-root-user'];
  const again = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  const { status, error } = spawnSync('unshare', [...asRoot, '--mount', '--', ...again], {
    stdio: 'inherit',
    env: { ...process.env, [OWN_MOUNTS]: 'yes' },
  });
  if (error) throw new Error(NOT_ALLOWED);
  process.exit(status ?? 1);
}

function mountMemory(folder: string): void {
  const options = ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder];
  const { status } = spawnSync('mount', options, { stdio: 'ignore' });
  if (status !== 0) throw new Error(NOT_ALLOWED);
  atTheEnd(async () => void spawnSync('umount', ['--lazy', folder]));
}

function fill(file: string): void {
  for (const size of [1_048_576, 4_096, 1]) {
    const block = Buffer.alloc(size);
    try {
      for (;;) appendFileSync(file, block);
    } catch {
      // Full, except for less than a block.
    }
  }
}
