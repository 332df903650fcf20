import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { withClient } from '@/lib/platform/database-connection';
import { embeddedFolder } from '@/prisma/database';
import { startEmbedded } from '@/prisma/embedded';
import { passphrase, runWith } from '../support/process/command';
import { query } from '../support/process/query';
import { startS3 } from '../support/process/s3-server';
import { ended, eventually, type Site } from '../support/process/site';
import { addPeople, PASSWORD, registrationId } from './clock';
import { compareHashes, hashesOf, tablesOf } from './compare-tables';
import { atTheEnd, counted, leadBody, LEADS, newVisitor, siteIn } from './drill-site';
import type { Drill, Finding } from './drill';

/** What may be lost with the machine. */
const MAY_BE_LOST_MS = 60_000;
const ANSWERS_WITHIN_MS = 15 * 60_000;
/** From the last of the seconds until the machine is gone. */
const GOES_ON_SECONDS = 75;
const PIECE_BYTES = 256 * 1_024;

/**
 * Leads, payments and uploads arrive while three random seconds are noted with every row that the database then has.
 * Then the machine is gone: its processes are killed and its data are deleted. From the archive alone, in a folder and
 * in a stand-in of an S3 store, the site comes back, and each of the three seconds row by row.
 */
export async function anySecond({ folder, args, say }: Drill): Promise<Finding> {
  const seconds = Number(args[0] ?? GOES_ON_SECONDS);
  const at = (name: string) => path.join(folder, name);
  const store = await startS3();
  atTheEnd(store.close);
  const settings = {
    ARCHIVE_FOLDER: at('archive'),
    BACKUP_PASSPHRASE: passphrase,
    ...store.settings,
  };
  await mkdir(at('archive'), { recursive: true });
  const site = await siteIn(at('data'), settings);
  await addPeople(site.databaseUrl);
  // More than what is paid here.
  await query(site.databaseUrl, 'update registrations set "pricePaise" = 1000000000');
  const load = new Load(site.url, await staffToken(site.url));
  atTheEnd(() => load.stop());
  const chains = ['folder', 's3'].map((name) => at(`data/archive/targets/${name}/chain`));
  await eventually(
    () => Promise.resolve(chains.every((chain) => existsSync(chain))),
    (isThere) => isThere,
    300_000,
  );
  say('Both targets have a base backup. Three random seconds:');
  const noted: Noted[] = [];
  while (noted.length < 3) {
    await pause(randomInt(3_000, 15_000));
    const one = await noteSecond(site.databaseUrl);
    say(`${one.second}: ${counted(one.rows)} rows in ${one.tables.size} tables.`);
    noted.push(one);
  }
  await pause(seconds * 1_000);
  const goneAt = Date.now();
  await burn(site, at('data'));
  await load.stop();
  say(`The machine is gone, after ${load.words}.`);

  const began = performance.now();
  await restore(settings, at('data'), 'latest');
  const again = await siteIn(at('data'), settings);
  const page = await fetch(`${again.url}/fees`);
  const backMs = performance.now() - began;
  const lost = await load.missing(again.databaseUrl);
  await again.stop();
  const early = lost.filter((one) => one.at <= goneAt - MAY_BE_LOST_MS);
  const last = lost.map((one) => goneAt - one.at);
  say(
    `It answers ${(backMs / 1_000).toFixed(0)} s later. Of what was confirmed, ${counted(lost.length)} are missing, ` +
      `the oldest confirmed ${(Math.max(0, ...last) / 1_000).toFixed(1)} s before the end.`,
  );
  const wrong: string[] = [];
  for (const [index, one] of noted.entries()) {
    const from = index % 2 === 0 ? 'folder' : 's3';
    const different = await compareSecond(settings, at(`second-${index}`), one, from);
    say(`${one.second} from ${from}: ${different.join(', ') || 'every row as it was'}.`);
    wrong.push(...different);
  }
  return {
    isGood: early.length + wrong.length === 0 && page.ok && backMs < ANSWERS_WITHIN_MS,
    words:
      `${load.words}; ${counted(early.length)} confirmed a minute or more before the machine was gone are missing, and ` +
      `${counted(lost.length - early.length)} of the last minute; the site answers ${(backMs / 1_000).toFixed(0)} s after; ` +
      `three random seconds came back ${wrong.length === 0 ? 'row by row' : `otherwise: ${wrong.join(', ')}`}.`,
  };
}

interface Confirmed {
  kind: 'lead' | 'payment' | 'upload';
  id: string;
  at: number;
}

/** What each kind is found by. */
const FOUND = {
  lead: 'select "requestId" as id from leads',
  payment: 'select note as id from payments',
  upload: `select "fileId"::text as id from shelf_file_parts where length(bytes) = ${PIECE_BYTES}`,
} as const;

/** Leads, payments and uploads that arrive at the same time, each kind one after the other. */
class Load {
  readonly #confirmed: Confirmed[] = [];
  readonly #refused = new Map<string, number>();
  readonly #done: Promise<unknown>;
  #isOver = false;

  constructor(
    readonly url: string,
    readonly token: string,
  ) {
    this.#done = Promise.all([
      this.#send('lead', 100, (id) => this.#post(LEADS, leadBody(id))),
      this.#send('payment', 500, (id, number) =>
        this.#post('/api/admin/payments', JSON.stringify(paymentBody(id, number))),
      ),
      this.#send('upload', 1_000, (id) => this.#postPiece(id)),
    ]);
  }

  async #send(
    kind: Confirmed['kind'],
    restMs: number,
    ask: (id: string, number: number) => Promise<Response>,
  ): Promise<void> {
    for (let number = 1; !this.#isOver; number += 1) {
      const id = randomUUID();
      const answer = await ask(id, number).then(
        async (response) => (await response.text()) && String(response.status),
        () => 'no answer',
      );
      if (answer === '200') this.#confirmed.push({ kind, id, at: Date.now() });
      else
        this.#refused.set(`${kind} ${answer}`, (this.#refused.get(`${kind} ${answer}`) ?? 0) + 1);
      await pause(restMs);
    }
  }

  #post(call: string, body: string | FormData): Promise<Response> {
    const { 'content-type': type = '', ...visitor } = newVisitor();
    const headers = {
      ...visitor,
      authorization: `Bearer ${this.token}`,
      ...(typeof body === 'string' && { 'content-type': type }),
    };
    const signal = AbortSignal.timeout(30_000);
    return fetch(this.url + call, { method: 'POST', headers, body, signal });
  }

  #postPiece(upload: string): Promise<Response> {
    const form = new FormData();
    form.set('upload', upload);
    form.set('number', '0');
    form.set('piece', new Blob([randomBytes(PIECE_BYTES)]), 'piece');
    return this.#post('/api/admin/shelf/piece', form);
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#done;
  }

  get words(): string {
    const count = (kind: Confirmed['kind']) =>
      counted(this.#confirmed.filter((one) => one.kind === kind).length);
    const refused = [...this.#refused].map(([what, times]) => `${what} × ${times}`).join(', ');
    return (
      `${count('lead')} leads, ${count('payment')} payments and ${count('upload')} uploads confirmed` +
      (refused ? ` (not confirmed: ${refused})` : '')
    );
  }

  /** What was confirmed and is not in a database. */
  async missing(url: string): Promise<Confirmed[]> {
    const stored = new Set<string>();
    for (const sql of Object.values(FOUND)) {
      for (const { id } of await query<{ id: string }>(url, sql)) stored.add(id);
    }
    return this.#confirmed.filter(({ id }) => !stored.has(id));
  }
}

const paymentBody = (requestId: string, number: number) => ({
  registration: registrationId,
  requestId,
  // Another amount each time, as a second equal payment needs a confirmation.
  amount: number,
  method: 'cash',
  receivedOn: new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' }),
  otherAmount: true,
  note: requestId,
});

async function staffToken(url: string): Promise<string> {
  const response = await fetch(`${url}/api/admin/get-details`, {
    method: 'POST',
    headers: newVisitor(),
    body: JSON.stringify({ email: 'priya@example.org', password: PASSWORD }),
  });
  return ((await response.json()) as { data: string }).data;
}

/** Every row at a second. */
interface Noted {
  /** In Delhi, as the command takes it. */
  second: string;
  rows: number;
  tables: Map<string, { hash: string }[]>;
}

/** Keeps everybody from writing for the moment in which a second ends, and reads every row. */
async function noteSecond(url: string): Promise<Noted> {
  const names = await tablesOf(url);
  const all = names.map((name) => pg.escapeIdentifier(name)).join(', ');
  return withClient(url, async (client) => {
    for (;;) {
      await client.query('begin');
      // Below PostgreSQL's deadlock_timeout, so that this gives way to whoever writes.
      await client.query(`set local lock_timeout = '300ms'`);
      const isLocked = await client.query(`lock table ${all} in share mode`).then(
        () => true,
        () => false,
      );
      if (isLocked) break;
      await client.query('rollback');
      await pause(randomInt(20, 200));
    }
    const clock = async () => {
      const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now');
      return rows[0]?.now.getTime() ?? 0;
    };
    const second = Math.ceil((await clock()) / 1_000) * 1_000;
    while ((await clock()) <= second) await pause(5);
    const tables: Noted['tables'] = new Map();
    for (const name of names) {
      tables.set(name, (await client.query<{ hash: string }>(hashesOf(name))).rows);
    }
    await client.query('commit');
    const rows = [...tables.values()].reduce((sum, { length }) => sum + length, 0);
    const inDelhi = new Date(second).toLocaleString('sv-SE', { timeZone: 'Asia/Kolkata' });
    return { second: inDelhi, rows, tables };
  });
}

/** Ends everything at once and deletes the data, as a fire would. */
async function burn(site: Site, data: string): Promise<void> {
  process.kill(site.postgresPid(), 'SIGKILL');
  site.child.kill('SIGKILL');
  await ended(site.child);
  await eventually(
    () => Promise.resolve(site.workers()),
    (pids) => pids.length === 0,
  );
  await rm(data, { recursive: true, force: true });
}

async function restore(settings: Record<string, string>, data: string, to: string, from?: string) {
  const args = ['--to', to, ...(from ? [from] : [])];
  const { failed, stderr } = await runWith(settings, 'restore', data, ...args);
  if (failed) throw new Error(stderr);
}

/** @returns the tables that came back otherwise than they were noted */
async function compareSecond(
  settings: Record<string, string>,
  data: string,
  { second, tables }: Noted,
  from: string,
): Promise<string[]> {
  await restore(settings, data, second, from);
  const database = await startEmbedded(embeddedFolder(data), console.error);
  try {
    const different: string[] = [];
    for (const [name, was] of tables) {
      const is = await query<{ hash: string }>(database.url, hashesOf(name));
      const { missing, added } = compareHashes(name, was, is);
      if (missing + added > 0) different.push(`${name} (${missing} missing, ${added} others)`);
    }
    return different;
  } finally {
    await database.stop();
  }
}
