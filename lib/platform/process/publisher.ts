import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { hostname } from 'node:os';
import { openPool, type Pool } from '@/lib/platform/database-connection';
import { env } from '@/lib/platform/env';
import { startLoop, type Loop } from '@/lib/platform/jobs/loop';
import { log, logFailure } from '@/lib/platform/log';
import { statement } from '@/lib/platform/statement';
import { BuildFailed, makeVersion } from './builder';
import {
  hashSources,
  isComplete,
  pruneVersions,
  touchVersion,
  versionFolder,
  versionHash,
} from './versions';
import { NotReady, type Workers } from './workers';

interface Urls {
  /** Of the role that the tables belong to. */
  ownerUrl: string;
  database: string;
}

/** A row of `site_versions`; without an id, the defaults of `content/`. */
interface Version {
  id: string | null;
  facts: unknown;
}

const DEFAULTS: Version = { id: null, facts: {} };

/** Newest first: the first one that is built and starts is live. */
const PUBLISHED = statement(
  'published-site-versions',
  { id: 'uuid', facts: 'jsonb' },
  `select id, facts from site_versions where "publishedAt" is not null and problem is null
   order by "publishedAt" desc, id limit 3`,
);

const WANTED = statement(
  'wanted-site-version',
  { id: 'uuid', facts: 'jsonb' },
  `select id, facts from site_versions
   where "wantedAt" is not null and "builtAt" is null and problem is null
   order by "wantedAt", id limit 1`,
);

const NOTE_BUILT = statement(
  'note-built-site-version',
  {},
  'update site_versions set "builtAt" = now() where id = $1 and "builtAt" is null',
);

/** Unless another copy of the site serves it: then the fault is this one's. */
const NOTE_PROBLEM = statement(
  'note-problem-of-site-version',
  {},
  `update site_versions set problem = $2 where id = $1 and not exists (
     select from site_processes where "versionId" = $1 and "seenAt" > now() - interval '1 minute'
   )`,
);

const ADD_PROCESS = statement(
  'add-site-process',
  { id: 'uuid' },
  `with gone as (delete from site_processes where "seenAt" < now() - interval '1 day')
   insert into site_processes (host, pid, "sourcesHash") values ($1, $2, $3) returning id`,
);

const REPORT_PROCESS = statement(
  'report-site-process',
  {},
  `update site_processes set "versionId" = $2, "sourcesHash" = $3, problem = $4, "seenAt" = now()
   where id = $1`,
);

const REMOVE_PROCESS = statement(
  'remove-site-process',
  {},
  'delete from site_processes where id = $1',
);

const POLL_MS = 1_000;
const REPORT_MS = 10_000;
/** What did not start here is tried again after this time, as the fault may have been the machine's. */
const AGAIN_MS = 60_000;

const CHANGED =
  'The program on this machine has changed since it was started. Restart the site there, or send it ' +
  'SIGHUP; then it follows.';

/**
 * Has versions of the site built and lets the workers serve them, one after the other: the published
 * one, and the same with a changed program. What fails leaves the version before.
 */
export class Publisher {
  readonly #workers: Workers;
  readonly #urls: Urls;
  readonly #signal: AbortSignal;
  readonly #pool: Pool;
  /** Of the program that the tables were prepared for. */
  #sources = '';
  #live = DEFAULTS;
  #problem: string | null = null;
  #processId = '';
  #reportedAt = 0;
  #failed: { id: string | null; at: number } | undefined;
  #turn: Promise<unknown> = Promise.resolve();
  #loop: Loop | undefined;

  /** @param signal aborted when the site ends: builds are given up */
  constructor(workers: Workers, urls: Urls, signal: AbortSignal) {
    this.#workers = workers;
    this.#urls = urls;
    this.#signal = signal;
    this.#pool = openPool(urls.database, 'publisher', { max: 1 });
  }

  /**
   * Serves the newest published version that starts, and from then on follows what is published.
   * @throws BuildFailed, NotReady when none does
   */
  async start(): Promise<void> {
    this.#sources = await hashSources();
    for (const version of [...(await PUBLISHED.rows(this.#pool)), DEFAULTS]) {
      try {
        await this.#follow(version, false);
        break;
      } catch (error) {
        if (version === DEFAULTS || this.#signal.aborted) throw error;
        await this.#refuse(version, error);
      }
    }
    this.#loop = startLoop('publisher', () => this.#inTurn(() => this.#poll()), POLL_MS);
  }

  async stop(): Promise<void> {
    await this.#loop?.stop();
    const { processId, pool } = { processId: this.#processId, pool: this.#pool };
    if (processId) await REMOVE_PROCESS.run(pool, [processId]).catch(() => undefined);
    await pool.end();
  }

  /**
   * Follows a changed program without a refused request: builds it beside the running one, prepares the
   * tables for it and lets it answer. If that fails, the running version goes on.
   */
  reload(): void {
    void this.#inTurn(() => this.#reload()).catch((error: unknown) => {
      if (!this.#signal.aborted) this.#say('reload', error);
    });
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(work);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  async #poll(): Promise<number> {
    const [newest = DEFAULTS] = await PUBLISHED.rows(this.#pool);
    const wanted = await WANTED.first(this.#pool);
    if (newest.id !== this.#live.id && !this.#hasJustFailed(newest)) {
      await this.#follow(newest, true).catch((error: unknown) => this.#refuse(newest, error));
    } else if (wanted && !this.#hasJustFailed(wanted)) {
      await this.#folder(wanted.facts, true)
        .then(() => NOTE_BUILT.run(this.#pool, [wanted.id]))
        .catch((error: unknown) => this.#refuse(wanted, error));
    }
    const isNewest = newest.id === this.#live.id;
    if (isNewest && this.#problem !== null) {
      this.#problem = null;
      await this.#report();
    } else if (this.#reportedAt < Date.now() - REPORT_MS) await this.#report();
    return POLL_MS;
  }

  #hasJustFailed({ id }: { id: string | null }): boolean {
    return this.#failed?.id === id && this.#failed.at > Date.now() - AGAIN_MS;
  }

  /** @throws BuildFailed, NotReady; the version before goes on */
  async #follow(version: Version, isBeside: boolean): Promise<void> {
    const folder = await this.#folder(version.facts, isBeside);
    if (version.id) await NOTE_BUILT.run(this.#pool, [version.id]);
    await this.#serve(folder);
    this.#live = version;
    this.#failed = undefined;
    this.#problem = null;
    await this.#report();
    log.info({ where: 'publisher', version: version.id ?? 'defaults' });
  }

  async #serve(folder: string): Promise<void> {
    await touchVersion(folder);
    if (folder !== this.#workers.folder) await this.#workers.serve(folder);
    await pruneVersions(folder).catch((error: unknown) => logFailure('old versions', error));
  }

  /** The folder of the version with these facts, built if necessary. */
  async #folder(facts: unknown, isBeside: boolean): Promise<string> {
    const wish = { siteUrl: env.SITE_URL, facts };
    const folder = versionFolder(versionHash(this.#sources, wish));
    if (isComplete(folder)) return folder;
    // Another program may want other tables.
    if ((await hashSources()) !== this.#sources) throw new NotReady(CHANGED);
    return makeVersion(wish, { isBeside, signal: this.#signal });
  }

  async #reload(): Promise<void> {
    const sources = await hashSources();
    if (sources === this.#sources) {
      log.info({ where: 'reload', hint: 'Nothing has changed.' });
      return;
    }
    const wish = { siteUrl: env.SITE_URL, facts: this.#live.facts };
    const folder = await makeVersion(wish, { isBeside: true, signal: this.#signal });
    await this.#migrate();
    await this.#serve(folder);
    this.#sources = sources;
    this.#failed = undefined;
    this.#problem = null;
    await this.#report();
    log.info({ where: 'reload', version: versionHash(sources, wish) });
  }

  /** With the migrations and queues of the program on disk, which may be newer than this process. */
  async #migrate(): Promise<void> {
    const { ownerUrl, database } = this.#urls;
    const { MIGRATION_DATABASE_URL: _, ...rest } = process.env;
    const child = spawn(
      process.execPath,
      ['--conditions=react-server', '--import', 'tsx', 'lib/commands/migrate.ts'],
      {
        stdio: ['ignore', 'inherit', 'inherit'],
        env: {
          ...rest,
          DATABASE_URL: database,
          ...(ownerUrl !== database && { MIGRATION_DATABASE_URL: ownerUrl }),
        },
        signal: this.#signal,
      },
    );
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) throw new NotReady('The tables could not be prepared, see above.');
  }

  async #report(): Promise<void> {
    const values = [this.#live.id, this.#sources, this.#problem];
    const known =
      this.#processId !== '' &&
      (await REPORT_PROCESS.run(this.#pool, [this.#processId, ...values])) > 0;
    if (!known) {
      const added = await ADD_PROCESS.first(this.#pool, [hostname(), process.pid, this.#sources]);
      this.#processId = added?.id ?? '';
      await REPORT_PROCESS.run(this.#pool, [this.#processId, ...values]);
    }
    this.#reportedAt = Date.now();
  }

  /** Writes down why this version is not served. */
  async #refuse(version: { id: string | null }, error: unknown): Promise<void> {
    if (this.#signal.aborted) return;
    this.#failed = { id: version.id, at: Date.now() };
    this.#problem = this.#say('publisher', error);
    const isOfVersion = this.#problem !== CHANGED && this.#problem !== UNEXPECTED;
    if (version.id && isOfVersion) await NOTE_PROBLEM.run(this.#pool, [version.id, this.#problem]);
    await this.#report();
  }

  /** Logs why something failed, and returns it in words. */
  #say(where: string, error: unknown): string {
    const isKnown = error instanceof BuildFailed || error instanceof NotReady;
    if (!isKnown) logFailure(where, error);
    const why = isKnown ? error.message : UNEXPECTED;
    log.error({ where, why, hint: 'The version before goes on.' });
    return why;
  }
}

const UNEXPECTED = 'Something unexpected went wrong on this machine; its log says more.';
