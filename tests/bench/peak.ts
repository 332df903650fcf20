import { randomUUID } from 'node:crypto';
import { Agent, request as httpRequest } from 'node:http';
import { cpus } from 'node:os';
import { format } from 'oxfmt';
import pg from 'pg';
import { hashOf, newToken } from '@/lib/platform/random-token';
import { compareLeads, leadBody, LEADS, newVisitor } from '../drills/drill-site';
import { startSite, type Site } from '../support/process/site';
import { comparedPage } from './peers';
import { processorSeconds, processorSecondsOfAll } from './processes';
import { fillStudents } from './search-fill';
import { seeded } from './search-rows';

const STAFF = 50;
/** Of all staff together: each has typed a letter or a word twice a second. */
const SEARCHES = 100;
const LEADS_A_SECOND = 10;
const VISITORS = 2_000;
/** Seconds between two pages of a visitor. */
const READING = 20;
/** Seconds between two questions of an open tab of the office for leads that wait. */
const ASKING = 4;

/** Memory may grow by this part until the last minute. */
export const GROWTH = 1.1;
/** Minutes until a worker has reached its size. */
const SETTLING = 4;

export interface Asked {
  path: string;
  headers?: Record<string, string>;
  /** Makes it a POST. */
  body?: string;
}

/** Answers to requests of one kind. */
export class Answers {
  readonly times: number[] = [];
  readonly refused = new Map<string, number>();

  note(status: string, milliseconds: number): void {
    if (status === '200') this.times.push(milliseconds);
    else this.refused.set(status, (this.refused.get(status) ?? 0) + 1);
  }

  /** Milliseconds within which this part of the answers came. */
  within(part: number): number {
    const sorted = this.times.toSorted((one, other) => one - other);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
  }
}

interface Played {
  kinds: Record<'searches' | 'tabs' | 'leads' | 'pages', Answers>;
  confirmed: string[];
  /** Of the site's processes, in MB, each second. */
  memory: number[];
  /** Processors in use by the site and by PostgreSQL. */
  processors: { site: number; postgres: number };
  seconds: number;
}

interface Size {
  /** How long it is measured, after a minute that is not. */
  minutes: number;
  /** How many the searches look through. */
  students: number;
  /** The part of the rates at which all is asked; 1 is a day of results. */
  part: number;
}

/**
 * A day of results: staff search and have the office open in a tab while leads arrive and visitors read, each
 * at its own rate, which does not wait for answers.
 * @param folder for its data; empty or missing
 * @returns the report as Markdown
 */
export async function measurePeak(folder: string, size: Size): Promise<string> {
  const site = await startSite(folder, { TRUSTED_PROXIES: '127.0.0.1', WORKERS: '2' });
  try {
    const database = new pg.Client({ connectionString: site.databaseUrl });
    await database.connect();
    await fillStudents(database, 0, size.students);
    const tokens = await openOffice(database);
    const { rows } = await database.query<{ name: string }>(
      'select studentname as name from students order by hashtext(id::text) limit 5000',
    );
    const queries = rows.flatMap(({ name }) => typed(name));
    const cast = { tokens, queries, database, part: size.part };
    await play(site, { ...cast, minutes: 1 });
    const played = await play(site, { ...cast, minutes: size.minutes });
    await database.end();
    const { lost } = await compareLeads(site.databaseUrl, played.confirmed);
    return await report(played, size, lost);
  } finally {
    await site.stop();
  }
}

/** Accounts of staff who are logged in. @returns their tokens */
async function openOffice(database: pg.Client): Promise<string[]> {
  const tokens = Array.from({ length: STAFF }, newToken);
  for (const [number, token] of tokens.entries()) {
    await database.query(
      `with one as (
         insert into staff (email, "passwordHash", role) values ($1, 'none', 'owner') returning id)
       insert into sessions ("staffId", "tokenHash", "cookieHash") select id, $2, $3 from one`,
      [`peak${number}@example.org`, hashOf(token), hashOf(newToken())],
    );
  }
  return tokens;
}

/** What the search is asked while a name is typed: three letters, then each word. */
function typed(name: string): string[] {
  const words = name.split(' ');
  const begun = words.map((_, at) => words.slice(0, at + 1).join(' '));
  return [name.slice(0, 3), ...begun];
}

interface Cast {
  tokens: readonly string[];
  queries: readonly string[];
  minutes: number;
  part: number;
  database: pg.Client;
}

async function play(
  site: Site,
  { tokens, queries, minutes, part, database }: Cast,
): Promise<Played> {
  const agent = new Agent({ keepAlive: true, maxSockets: VISITORS });
  const kinds = {
    searches: new Answers(),
    tabs: new Answers(),
    leads: new Answers(),
    pages: new Answers(),
  };
  const confirmed: string[] = [];
  const memory: number[] = [];
  const random = seeded(minutes);
  const staff = (number: number) => ({
    authorization: `Bearer ${tokens[number % STAFF]}`,
    'content-type': 'application/json',
  });
  const send = async (into: Answers, asked: Asked) => {
    const from = performance.now();
    const status = await ask(site.url, agent, asked);
    into.note(status, performance.now() - from);
    return status;
  };
  const seconds = minutes * 60;
  const used = usedBy(site);
  const from = performance.now();
  await Promise.all([
    atRate(part * SEARCHES, seconds, (number) => {
      const q = queries[Math.floor(random() * queries.length)];
      const body = JSON.stringify({ q });
      return send(kinds.searches, { path: '/api/admin/search', headers: staff(number), body });
    }),
    atRate((part * STAFF) / ASKING, seconds, (number) =>
      send(kinds.tabs, { path: '/api/admin/unanswered-leads', headers: staff(number) }),
    ),
    atRate(part * LEADS_A_SECOND, seconds, async () => {
      const requestId = randomUUID();
      const lead = { path: LEADS, headers: newVisitor(), body: leadBody(requestId) };
      if ((await send(kinds.leads, lead)) === '200') confirmed.push(requestId);
    }),
    atRate((part * VISITORS) / READING, seconds, () =>
      send(kinds.pages, { path: comparedPage, headers: { 'accept-encoding': 'gzip' } }),
    ),
    atRate(1, seconds, async () => void memory.push(site.memory())),
    // Fifty people see in an hour at this pace more people than their budget allows in a day.
    atRate(1 / 10, seconds, () =>
      database.query(`delete from rate_limits where key like 'people-%'`),
    ),
  ]);
  agent.destroy();
  const took = (performance.now() - from) / 1000;
  const now = usedBy(site);
  const processors = {
    site: (now.site - used.site) / took,
    postgres: (now.postgres - used.postgres) / took,
  };
  return { kinds, confirmed, memory, processors, seconds: took };
}

/** Processor time so far, in seconds. */
function usedBy(site: Site): Played['processors'] {
  const own = [site.child.pid ?? 0, ...site.workers()];
  return {
    site: own.reduce((sum, pid) => sum + processorSeconds(pid), 0),
    postgres: processorSecondsOfAll(site.postgresPid()),
  };
}

/** Starts `work` at this rate without waiting for earlier ones, and waits for all of them at the end. */
export async function atRate(
  perSecond: number,
  seconds: number,
  work: (number: number) => Promise<unknown>,
): Promise<void> {
  const all: Promise<unknown>[] = [];
  const from = performance.now();
  await new Promise<void>((done) => {
    const timer = setInterval(() => {
      const elapsed = Math.min(seconds, (performance.now() - from) / 1000);
      while (all.length < Math.floor(elapsed * perSecond)) all.push(work(all.length));
      if (elapsed < seconds) return;
      clearInterval(timer);
      done();
    }, 5);
  });
  await Promise.all(all);
}

/** @returns the status, or the code of what went wrong */
export function ask(url: string, agent: Agent, { path, headers, body }: Asked): Promise<string> {
  return new Promise((resolve) => {
    const method = body === undefined ? 'GET' : 'POST';
    const failed = (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message);
    httpRequest(url + path, { method, headers, agent, timeout: 30_000 }, (response) => {
      response.once('error', failed).once('end', () => resolve(String(response.statusCode)));
      response.resume();
    })
      .once('timeout', () => resolve('no answer in 30 s'))
      .once('error', failed)
      .end(body);
  });
}

async function report(
  { kinds, memory, processors, seconds, confirmed }: Played,
  { minutes, students, part }: Size,
  lost: number,
): Promise<string> {
  const { searches, tabs, leads, pages } = kinds;
  const refusedOf = ({ refused }: Answers) =>
    [...refused].map(([status, times]) => `${status} × ${times}`).join(', ') || 'none';
  const row = (name: string, answers: Answers) =>
    `| ${[
      name,
      answers.times.length.toLocaleString('en'),
      (answers.times.length / seconds).toFixed(0),
      ...[0.5, 0.95, 0.99, 1].map((part) => `${answers.within(part).toFixed(1)} ms`),
      refusedOf(answers),
    ].join(' | ')} |`;
  const average = (some: readonly number[]) =>
    some.reduce((sum, one) => sum + one, 0) / some.length;
  const everyMinute = Array.from({ length: minutes }, (_, minute) =>
    average(memory.slice(minute * 60, minute * 60 + 60)),
  );
  const settled = Math.min(SETTLING, minutes - 1);
  const first = everyMinute[settled] ?? NaN;
  const last = everyMinute.at(-1) ?? NaN;
  const target = (isMet: boolean, says: string) => `- ${says}${isMet ? '' : ' **missed**'}`;
  const text = [
    '# A day of results, measured',
    `Made by \`npm run bench -- peak ${minutes} ${students}${part === 1 ? '' : ` ${part}`}\` on ` +
      `${new Date().toISOString().slice(0, 10)} with Node.js ${process.versions.node} and the built-in PostgreSQL on ` +
      `${cpus().length} × ${cpus()[0]?.model ?? 'an unknown processor'}, which also ran the load generator. ` +
      `${part * STAFF} staff type in the search (${part * SEARCHES} searches a second in all four lists, over ` +
      `${students.toLocaleString('en')} students) and have the office open in a tab, ${part * LEADS_A_SECOND} leads a second ` +
      `arrive from different addresses, and ${(part * VISITORS).toLocaleString('en')} visitors open a page every ` +
      `${READING} seconds, for ${minutes} min after a minute of warming up. Rates do not wait for answers.`,
    [
      '| | Answers | A second | Half within | 95 % | 99 % | Slowest | Refused |',
      '| --- | --: | --: | --: | --: | --: | --: | --- |',
      row('Searches', searches),
      row('Tabs of the office', tabs),
      row('Leads', leads),
      row('Pages', pages),
    ].join('\n'),
    [
      target(
        searches.within(0.95) < 20,
        `95 % of searches under 20 ms: ${searches.within(0.95).toFixed(1)} ms`,
      ),
      target(
        searches.times.length / seconds >= part * SEARCHES * 0.99,
        `at least ${part * SEARCHES} searches a second: ${(searches.times.length / seconds).toFixed(1)}`,
      ),
      target(
        leads.refused.size === 0 && lost === 0,
        `no lead refused, none lost: ${confirmed.length.toLocaleString('en')} confirmed, ${lost} of them missing`,
      ),
      target(
        last <= first * GROWTH,
        `memory of the site flat: ${first.toFixed(0)} MB in minute ${settled + 1}, ${last.toFixed(0)} MB in the last, ` +
          `at most ${Math.max(...everyMinute).toFixed(0)} MB in any`,
      ),
      `- processors in use: ${processors.site.toFixed(2)} by the site, ${processors.postgres.toFixed(2)} by PostgreSQL`,
    ].join('\n'),
  ];
  return (await format('report.md', text.join('\n\n'))).code;
}
