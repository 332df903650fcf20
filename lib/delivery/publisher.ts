import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { hostname } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import type { IsoDay } from '@/content/day';
import type { SiteFacts } from '@/content/facts/site-facts';
import { today } from '@/lib/site/days';
import { openPool, type Pool } from '@/lib/platform/database-connection';
import { env } from '@/lib/platform/env';
import { pageHashes } from '@/lib/publishing/finished-file';
import { readManifest } from './finished-site';
import { startLoop, type Loop } from '@/lib/platform/jobs/loop';
import { log, logFailure } from '@/lib/platform/log';
import { narrow, statement } from '@/lib/platform/statement';
import { makeVersion } from './builder';
import { recordPageDays } from './page-days';
import { CachePurge } from './cache-purge';
import { haveTurned } from './day-turns';
import { readPictures } from './pictures';
import { CHANGED, publishingFault } from './publishing-faults';
import type { ProcessGauges } from '@/lib/health/site-state';
import { publishedVersions } from '../publishing/published-versions';
import { hashSources } from './source-hash';
import {
  builtFolder,
  linkLive,
  pruneVersions,
  touchVersion,
  versionHash,
} from '../publishing/version-folders';
import { NotReady, type Workers } from './workers';

interface Urls {
  /** URL of the role that owns the tables. */
  ownerUrl: string;
  database: string;
}

/** A row of `site_versions`; without an id, the defaults of `content/`. */
interface Version {
  id: string | null;
  facts: SiteFacts;
  isBuilt: boolean;
}

const DEFAULTS: Version = { id: null, facts: {}, isBuilt: false };

const WANTED = statement(
  'wanted-site-version',
  {},
  { id: 'uuid', facts: narrow<SiteFacts>('jsonb') },
  `select id, facts from site_versions
   where "wantedAt" is not null and "builtAt" is null and problem is null
   order by "wantedAt", id limit 1`,
);

const NOTE_BUILT = statement(
  'note-built-site-version',
  { id: 'uuid' },
  {},
  'update site_versions set "builtAt" = now() where id = $id and "builtAt" is null',
);

/** Not if another copy of the site serves the version: then the fault is this copy's. */
const NOTE_PROBLEM = statement(
  'note-problem-of-site-version',
  { id: 'uuid', words: 'text', detail: 'text' },
  {},
  `update site_versions set problem = $words, "problemDetail" = $detail
   where id = $id and not exists (
     select from site_processes where "versionId" = $id and "seenAt" > now() - interval '1 minute'
   )`,
);

const ADD_PROCESS = statement(
  'add-site-process',
  { host: 'text', pid: 'int4', sourcesHash: 'text' },
  { id: 'uuid' },
  `with gone as (delete from site_processes where "seenAt" < now() - interval '1 day')
   insert into site_processes (host, pid, "sourcesHash") values ($host, $pid, $sourcesHash) returning id`,
);

const REPORT_PROCESS = statement(
  'report-site-process',
  {
    id: 'uuid',
    versionId: 'uuid?',
    sourcesHash: 'text',
    problem: 'text?',
    problemDetail: 'text?',
    cacheProblem: 'text?',
    gauges: 'jsonb?',
    reloadedAt: 'timestamptz?',
  },
  {},
  `update site_processes set "versionId" = $versionId, "sourcesHash" = $sourcesHash,
     problem = $problem, "problemDetail" = $problemDetail, "cacheProblem" = $cacheProblem,
     gauges = $gauges, "reloadedAt" = $reloadedAt, "seenAt" = now()
   where id = $id`,
);

const REMOVE_PROCESS = statement(
  'remove-site-process',
  { id: 'uuid' },
  {},
  'delete from site_processes where id = $id',
);

const POLL_MS = 1_000;
const REPORT_MS = 10_000;
/** Pause before a version that did not start here is tried again, as the machine may be at fault. */
const AGAIN_MS = 60_000;
/** Pause before pages are built again for a day after that failed. */
const DAY_AGAIN_MS = 3_600_000;

/**
 * Builds versions of the site and lets the workers serve them, one after the other: the published one, and
 * the same with a changed program. After a failure the previous version stays.
 */
export class Publisher {
  readonly #workers: Workers;
  readonly #urls: Urls;
  readonly #signal: AbortSignal;
  readonly #gauges: () => Promise<ProcessGauges>;
  readonly #pool: Pool;
  readonly #purge: CachePurge;
  /** Source hash of the program that the tables were prepared for. */
  #sources = '';
  #live = DEFAULTS;
  #problem: { words: string; detail: string } | null = null;
  /** Reason why the program on disk is not the running one. */
  #notReloaded: { words: string; detail: string } | null = null;
  #reloadedAt: Date | null = null;
  #processId = '';
  #reported: Promise<unknown> = Promise.resolve();
  #failed: { id: string | null; at: number } | undefined;
  /** Versions that started before: if they fail now, their facts are not the cause. */
  readonly #proven = new Set<string | null>();
  #turn: Promise<unknown> = Promise.resolve();
  /** The day for which the served pages are right. */
  #day: IsoDay | undefined;
  /** The build of another day that is under way, and the earliest time for the next after a failed one. */
  #dayBuild: AbortController | undefined;
  #noDayBefore = 0;
  #loop: Loop | undefined;
  #reports: Loop | undefined;

  /**
   * @param signal aborted when the site ends, which abandons builds
   * @param gauges reported about this copy
   */
  constructor(
    workers: Workers,
    urls: Urls,
    signal: AbortSignal,
    gauges: () => Promise<ProcessGauges>,
  ) {
    this.#gauges = gauges;
    this.#workers = workers;
    this.#urls = urls;
    this.#signal = signal;
    this.#pool = openPool(urls.database, 'publisher', { max: 1 });
    this.#purge = new CachePurge(env, signal);
  }

  /**
   * Serves the newest published version that starts, preferring one that has been built here, and follows
   * publishing from then on.
   * @throws BuildFailed, NotReady when none starts
   */
  async start(): Promise<void> {
    this.#sources = hashSources();
    const published = await publishedVersions(this.#pool);
    for (const { id, isBuilt } of published) if (isBuilt) this.#proven.add(id);
    // Serving the previous version is better than no answers while the newest is built.
    const here = new Set<Version>();
    for (const version of published) if (await this.#builtFolder(version.facts)) here.add(version);
    published.sort((one, other) => Number(here.has(other)) - Number(here.has(one)));
    for (const version of [...published, DEFAULTS]) {
      try {
        await this.#follow(version, false);
        break;
      } catch (error) {
        if (version === DEFAULTS || this.#signal.aborted) throw error;
        await this.#refuse(version, error);
      }
    }
    this.#loop = startLoop('publisher', () => this.#inTurn(() => this.#poll()), POLL_MS);
    // Also during a build: a copy without a sign of life for a minute counts as gone.
    this.#reports = startLoop('reports', () => this.#signOfLife().then(() => REPORT_MS), REPORT_MS);
  }

  async stop(): Promise<void> {
    await Promise.all([this.#loop?.stop(), this.#reports?.stop()]);
    const { processId, pool } = { processId: this.#processId, pool: this.#pool };
    if (processId) await REMOVE_PROCESS.run(pool, { id: processId }).catch(() => undefined);
    await pool.end();
  }

  /**
   * Follows a changed program without a refused request: builds it beside the running one, prepares its
   * tables and switches to it. If that fails, the running version stays.
   */
  reload(): void {
    void this.#inTurn(async () => {
      this.#dayBuild?.abort();
      this.#notReloaded = null;
      await this.#reload().catch((error: unknown) => {
        if (!this.#signal.aborted) this.#notReloaded = this.#logFault('reload', error);
      });
      this.#reloadedAt = new Date();
      await this.#report();
    }).catch((error: unknown) => logFailure('reload', error));
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(work);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  async #poll(): Promise<number> {
    const [newest = DEFAULTS] = await publishedVersions(this.#pool);
    const wanted = await WANTED.first(this.#pool);
    if (newest.id !== this.#live.id && !this.#hasJustFailed(newest)) {
      this.#dayBuild?.abort();
      await this.#follow(newest, true).catch((error: unknown) => this.#refuse(newest, error));
    } else if (wanted && !this.#hasJustFailed(wanted)) {
      this.#dayBuild?.abort();
      await this.#folder(wanted.facts, true)
        .then(() => NOTE_BUILT.run(this.#pool, { id: wanted.id }))
        .catch((error: unknown) => this.#refuse(wanted, error));
      const live = this.#workers.folder;
      if (live) await this.#prune(live);
    } else this.#followDay();
    const isNewest = newest.id === this.#live.id;
    const isStuck = wanted !== null && this.#hasJustFailed(wanted);
    if (isNewest && !isStuck && this.#problem !== null) {
      this.#problem = null;
      await this.#report();
    }
    return POLL_MS;
  }

  #hasJustFailed({ id }: { id: string | null }): boolean {
    return this.#failed?.id === id && this.#failed.at > Date.now() - AGAIN_MS;
  }

  /** @throws BuildFailed, NotReady; the previous version stays */
  async #follow(version: Version, isBeside: boolean): Promise<void> {
    const folder = await this.#folder(version.facts, isBeside);
    if (version.id) await NOTE_BUILT.run(this.#pool, { id: version.id });
    await this.#serve(folder);
    this.#live = version;
    this.#day = undefined;
    this.#failed = undefined;
    this.#problem = null;
    await this.#report();
    log.info({ where: 'publisher', version: version.id ?? 'defaults' });
  }

  async #serve(folder: string): Promise<void> {
    await touchVersion(folder);
    const before = this.#workers.folder;
    if (folder !== before) await this.#workers.serve(folder);
    await linkLive(folder).catch((error: unknown) => logFailure('live version', error));
    await this.#notePages(folder).catch((error: unknown) => logFailure('pages', error));
    void this.#purge.afterChange(before, folder);
    await this.#prune(folder);
  }

  async #prune(live: string): Promise<void> {
    await pruneVersions(live).catch((error: unknown) => logFailure('old versions', error));
  }

  async #notePages(folder: string): Promise<void> {
    await recordPageDays(this.#pool, pageHashes(await readManifest(folder)));
  }

  /** The folder of the version with these facts, built if necessary. */
  async #folder(facts: SiteFacts, isBeside: boolean): Promise<string> {
    const folder = await this.#builtFolder(facts);
    if (folder) return folder;
    // A changed program may need other tables.
    if (hashSources() !== this.#sources) throw new NotReady(CHANGED);
    const wish = { siteUrl: env.SITE_URL, facts };
    const pictures = await readPictures(this.#pool, facts);
    return makeVersion(wish, {
      isBeside,
      isAwaited: true,
      signal: this.#signal,
      pictures,
      show: showInLog,
    });
  }

  #builtFolder(facts: unknown): Promise<string | null> {
    return builtFolder(this.#sources, { siteUrl: env.SITE_URL, facts });
  }

  /**
   * Builds the live version again at low priority on a day on which its pages say something else than when they
   * were made, and serves that. Nothing waits for it, and a publish ends it.
   */
  #followDay(): void {
    const day = today();
    if (this.#day === day || this.#dayBuild || Date.now() < this.#noDayBefore) return;
    const building = new AbortController();
    this.#dayBuild = building;
    this.#buildDay(day, AbortSignal.any([this.#signal, building.signal]))
      .then(() => {
        if (!building.signal.aborted) this.#day = day;
      })
      .catch((error: unknown) => {
        if (this.#signal.aborted || building.signal.aborted) return;
        this.#noDayBefore = Date.now() + DAY_AGAIN_MS;
        this.#logFault('day', error);
      })
      .finally(() => (this.#dayBuild = undefined));
  }

  async #buildDay(day: IsoDay, signal: AbortSignal): Promise<void> {
    const [live, before] = [this.#live, this.#workers.folder];
    if (!before || !haveTurned(await readManifest(before), day)) return;
    if (hashSources() !== this.#sources) throw new NotReady(CHANGED);
    const wish = { siteUrl: env.SITE_URL, facts: live.facts, day };
    const pictures = await readPictures(this.#pool, live.facts);
    const folder = await makeVersion(wish, { isBeside: true, signal, pictures, show: showInLog });
    await this.#inTurn(async () => {
      if (!signal.aborted && this.#workers.folder === before) await this.#serve(folder);
    });
    log.info({ where: 'publisher', version: live.id ?? 'defaults', day });
  }

  async #reload(): Promise<void> {
    const sources = hashSources();
    if (sources === this.#sources) {
      log.info({ where: 'reload', hint: 'Nothing has changed.' });
      return;
    }
    const wish = { siteUrl: env.SITE_URL, facts: this.#live.facts };
    const pictures = await readPictures(this.#pool, wish.facts);
    const folder = await makeVersion(wish, {
      isBeside: true,
      signal: this.#signal,
      pictures,
      show: showInLog,
    });
    await this.#migrate();
    await this.#serve(folder);
    this.#sources = sources;
    this.#day = undefined;
    this.#failed = undefined;
    this.#problem = null;
    log.info({ where: 'reload', version: versionHash(sources, wish) });
  }

  /** Uses the migrations and queues of the program on disk, which may be newer than this process. */
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

  /** For the other copies: the served version counts as used, and the report says what this copy does. */
  async #signOfLife(): Promise<void> {
    const { folder } = this.#workers;
    if (folder) await touchVersion(folder).catch(() => undefined);
    await this.#report();
  }

  /** One after the other, so that the first creates the row and the others find it. */
  #report(): Promise<void> {
    const reported = this.#reported.then(() => this.#reportNow());
    this.#reported = reported.catch(() => undefined);
    return reported;
  }

  async #reportNow(): Promise<void> {
    const { words = null, detail = null } = this.#problem ?? this.#notReloaded ?? {};
    const { problem: cacheProblem } = this.#purge;
    const gauges = await this.#gauges().catch((error: unknown) => logFailure('gauges', error));
    const report = (id: string) =>
      REPORT_PROCESS.run(this.#pool, {
        id,
        versionId: this.#live.id,
        sourcesHash: this.#sources,
        problem: words,
        problemDetail: detail,
        cacheProblem,
        gauges: gauges ?? null,
        reloadedAt: this.#reloadedAt,
      });
    if (this.#processId !== '' && (await report(this.#processId)) > 0) return;
    const own = { host: hostname(), pid: process.pid, sourcesHash: this.#sources };
    const added = await ADD_PROCESS.first(this.#pool, own);
    this.#processId = added?.id ?? '';
    await report(this.#processId);
  }

  /** Stores the reason why this version is not served. */
  async #refuse(version: { id: string | null }, error: unknown): Promise<void> {
    if (this.#signal.aborted) return;
    this.#failed = { id: version.id, at: Date.now() };
    const { isOfVersion, ...problem } = this.#logFault('publisher', error);
    this.#problem = problem;
    const { words, detail } = problem;
    if (version.id && isOfVersion && !this.#proven.has(version.id)) {
      await NOTE_PROBLEM.run(this.#pool, { id: version.id, words, detail });
    }
    await this.#report();
  }

  /** Logs a failure and returns it in words. */
  #logFault(where: string, error: unknown): ReturnType<typeof publishingFault> {
    const fault = publishingFault(error);
    if (!fault.isKnown) logFailure(where, error);
    const why = fault.isKnown ? fault.detail : fault.words;
    log.error({ where, why, hint: 'The version before goes on.' });
    return fault;
  }
}

/** A log for programs gets one kind of line; a person at a terminal gets the build's output. */
function showInLog(line: string): void {
  const said = stripVTControlCharacters(line).trim();
  if (process.stdout.isTTY) console.log(line);
  else if (said) log.info({ where: 'build', said });
}
