import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { embeddedFolder } from '@/prisma/database';
import { startEmbedded } from '@/prisma/embedded';
import { migrate } from '@/prisma/migrate';
import { startFront } from '../processes/docker/front';
import { startNameServer } from '../processes/docker/name-server';
import { rawRequest, type RawRequest } from '../support/calls/raw-request';
import { freePort } from '../support/process/free-port';
import { addVersion, copyProject } from '../support/process/project-copy';
import { factsOf, markOf, publish, versionRow } from '../support/process/site-versions';
import { ended, eventually, startSite, type Site } from '../support/process/site';
import { atTheEnd, compareLeads, counted, leadBody, LEADS, newVisitor } from './drill-site';
import type { Drill, Finding } from './drill';

const VISITORS = 8;
/** Of a visitor's requests, one in ten is a call that writes. */
const CALL_EVERY = 10;
const PAGES = ['/', '/about', '/gate', '/fees', '/history', '/api/health/ready'];
/** Two machines, as a service of compose.yaml that runs twice has two addresses. */
const HOSTS: [string, string] = ['127.0.0.2', '127.0.0.3'];
/** As in update-compose.sh. */
const BEFORE_END_MS = 5_000;
const WITHIN_MS = 3 * 60_000;

/**
 * Publishes and upgrades in turns behind nginx.conf, while visitors read pages and send leads. An upgrade is that
 * of lib/commands/update-compose.sh: a migration, a second site of the new program, the end of the first.
 * Versions count as built.
 */
export async function upgradeUnderLoad({ folder, args, say }: Drill): Promise<Finding> {
  const changes = Number(args[0] ?? 10);
  const requests = Number(args[1] ?? 100_000);
  const project = await copyProject('drill-upgrade');
  atTheEnd(project.remove);
  const database = await startEmbedded(embeddedFolder(folder), say);
  atTheEnd(database.stop);
  const port = await freePort();
  const running = new Set<string>();
  const names = await startNameServer(() => [...running]);
  atTheEnd(async () => names.close());

  let facts: object = {};
  const built = (mark: string) => addVersion(project.path, project.version, { facts, mark });
  const start = async (host: string): Promise<Site> => {
    running.add(host);
    const settings = {
      DATABASE_URL: database.url,
      SESSION_SECRET: 'the same thirty-two characters on both',
      TRUSTED_PROXIES: '127.0.0.0/8',
      HOST: host,
      PORT: String(port),
    };
    const site = await startSite(path.join(folder, host), settings, project.path);
    atTheEnd(site.stop);
    return site;
  };
  let [host, other] = HOSTS;
  let site = await start(host);
  const front = await startFront(
    [
      ['resolver 127.0.0.11', `resolver 127.0.0.1:${names.port}`],
      ['http://site:3000', `http://site:${port}`],
    ],
    project.path,
  );
  atTheEnd(front.stop);

  const load = new Visitors(front.url, say);
  const publishNext = async (number: number) => {
    const name = `Published ${number}`;
    facts = factsOf(name);
    await built(markOf(name));
    const id = await publish(database.url, facts);
    await eventually(
      () => versionRow(database.url, id),
      (row) => (row?.copies ?? 0) > 0,
      WITHIN_MS,
    );
    await eventually(
      async () => (await fetch(`${front.url}/about`, { headers: newVisitor() })).text(),
      (html) => html.includes(markOf(name)),
    );
  };
  const upgrade = async (number: number) => {
    await appendFile(path.join(project.path, 'content/pages/about.ts'), `// ${number}\n`);
    const name = `29990101${String(number).padStart(6, '0')}_drill`;
    const migration = path.join(project.path, 'prisma/migrations', name);
    await mkdir(migration);
    await writeFile(
      path.join(migration, 'migration.sql'),
      `alter table leads add column "drill${number}" text`,
    );
    await built(markOf(`Upgraded ${number}`));
    await migrate(database.url, path.dirname(migration));
    const next = await start(other);
    // What the new one refused while it started is being asked of the old one.
    await pause(BEFORE_END_MS);
    await ended(site.child, 'SIGTERM');
    running.delete(host);
    site = next;
    [host, other] = [other, host];
  };
  for (let number = 1; number <= changes; number += 1) {
    await (number % 2 === 1 ? publishNext : upgrade)(number);
    say(`${number} of ${changes}: ${counted(load.answered)} answers, ${load.failed} failed`);
  }
  await eventually(
    async () => load.answered,
    (count) => count >= requests,
    24 * 3_600_000,
  );
  await load.stop();
  const { lost, twice } = await compareLeads(database.url, load.confirmed);
  return {
    isGood: load.failed + lost + twice === 0,
    words:
      `${counted(Math.ceil(changes / 2))} publishes, ${counted(Math.floor(changes / 2))} upgrades, ` +
      `${counted(load.answered)} answers, ${load.failed} failed; ` +
      `${counted(load.confirmed.length)} leads confirmed, ${lost} lost, ${twice} twice.`,
  };
}

/** Visitors who ask one thing after the other, without retries, and a style sheet of each page. */
class Visitors {
  answered = 0;
  failed = 0;
  readonly confirmed: string[] = [];
  #over = false;
  readonly #all: Promise<unknown>;

  readonly #say: (words: string) => void;

  constructor(url: string, say: (words: string) => void) {
    this.#say = say;
    this.#all = Promise.all(
      Array.from({ length: VISITORS }, (_, index) => this.#visit(url, index)),
    );
  }

  async stop(): Promise<void> {
    this.#over = true;
    await this.#all;
  }

  async #visit(url: string, first: number): Promise<void> {
    for (let turn = first; !this.#over; turn += 1) {
      if (turn % CALL_EVERY === 0) {
        const requestId = randomUUID();
        const sent = { method: 'POST', body: leadBody(requestId) };
        if ((await this.#ask(url, LEADS, sent)) !== null) this.confirmed.push(requestId);
        continue;
      }
      const html = (await this.#ask(url, PAGES[turn % PAGES.length] ?? '/')) ?? '';
      const [, style] = /<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/.exec(html) ?? [];
      if (style) await this.#ask(url, style);
    }
  }

  async #ask(url: string, address: string, more: RawRequest = {}): Promise<string | null> {
    try {
      const answer = await rawRequest(url, address, { ...more, headers: newVisitor() });
      const text = answer.body.toString();
      if (answer.status === 200) {
        this.answered += 1;
        return text;
      }
      this.#fail(`${address}: ${answer.status} ${text.slice(0, 80)}`);
    } catch (error) {
      this.#fail(`${address}: ${(error as Error).message}`);
    }
    return null;
  }

  #fail(words: string): void {
    this.failed += 1;
    this.#say(words);
  }
}
