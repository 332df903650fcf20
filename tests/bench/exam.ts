import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { cpus } from 'node:os';
import { format } from 'oxfmt';
import { storeCandidates } from '../support/exam-room/candidates';
import { storedPaper } from '../support/exam-room/stored-paper';
import { query } from '../support/process/query';
import { startSite, type Site } from '../support/process/site';
import { Answers, ask, atRate, GROWTH, type Asked } from './peak';

/** Seconds between two answers of a candidate. */
const THINKING = 20;
/** Pages of visitors in a second, before the test and during it. */
const PAGES = 50;
const BEFORE_SECONDS = 20;
/** Home may be slower by this part, or by the milliseconds below, which a timer on two cores varies by. */
const SLOWER = 1.5;
const SLOWER_MS = 2;

interface Size {
  minutes: number;
  candidates: number;
}

interface Candidate {
  headers: Record<string, string>;
  attempt: string;
  device: string;
  /** Rows sent so far. */
  number: number;
}

type Played = Record<'before' | 'opened' | 'answers' | 'pages', Answers> & { memory: number[] };

/**
 * A test that all candidates begin within half a minute and then answer, while visitors read Home.
 * @param folder for its data; empty or missing
 * @returns the report as Markdown
 */
export async function measureExam(folder: string, size: Size): Promise<string> {
  const site = await startSite(folder, { TRUSTED_PROXIES: '127.0.0.1', WORKERS: '2' });
  try {
    const run = (sql: string, values: unknown[]) => query(site.databaseUrl, sql, values);
    const paper = await storedPaper('gate', 'Mock test 1', ['all'], run);
    const tokens = await storeCandidates(run, size.candidates);
    const played = await play(site, { tokens, paper: paper.id, minutes: size.minutes });
    const [{ rows } = { rows: 0 }] = await query<{ rows: number }>(
      site.databaseUrl,
      'select count(*)::int as rows from test_answers',
    );
    return await report(played, size, rows);
  } finally {
    await site.stop();
  }
}

interface Cast {
  tokens: readonly string[];
  paper: string;
  minutes: number;
}

async function play(site: Site, { tokens, paper, minutes }: Cast): Promise<Played> {
  const agent = new Agent({ keepAlive: true, maxSockets: tokens.length });
  const played: Played = {
    before: new Answers(),
    opened: new Answers(),
    answers: new Answers(),
    pages: new Answers(),
    memory: [],
  };
  const send = async (into: Answers, asked: Asked) => {
    const from = performance.now();
    into.note(await ask(site.url, agent, asked), performance.now() - from);
  };
  const home = (into: Answers) => send(into, { path: '/', headers: { 'accept-encoding': 'gzip' } });
  await atRate(PAGES, BEFORE_SECONDS, () => home(played.before));

  const candidates: Candidate[] = [];
  await atRate(tokens.length / 30, 30, async (number) => {
    const headers = {
      authorization: `Bearer ${tokens[number]}`,
      'content-type': 'application/json',
    };
    await send(played.opened, { path: `/api/student/test-paper?paper=${paper}`, headers });
    const [requestId, device] = [randomUUID(), randomUUID()];
    const body = JSON.stringify({ requestId, paper, device });
    const address = `${site.url}/api/student/test-attempt`;
    const answer = await fetch(address, { method: 'POST', headers, body });
    const { data } = (await answer.json()) as { data: { attempt: string } };
    candidates.push({ headers, attempt: data.attempt, device, number: 0 });
  });

  const seconds = minutes * 60;
  await Promise.all([
    atRate(candidates.length / THINKING, seconds, async (turn) => {
      const candidate = candidates[turn % candidates.length];
      if (!candidate) return;
      const { headers, attempt, device } = candidate;
      candidate.number += 1;
      const given = null;
      const row = {
        number: candidate.number,
        position: turn % 10,
        given,
        isMarked: turn % 2 === 0,
      };
      const rows = [{ ...row, spentMs: 20_000, givenAt: Date.now() }];
      const body = JSON.stringify({ attempt, device, rows });
      await send(played.answers, { path: '/api/student/test-answers', headers, body });
    }),
    atRate(PAGES, seconds, () => home(played.pages)),
    atRate(1, seconds, async () => void played.memory.push(site.memory())),
  ]);
  agent.destroy();
  return played;
}

async function report({ memory, ...kinds }: Played, size: Size, rows: number): Promise<string> {
  const { before, opened, answers, pages } = kinds;
  const row = (name: string, kind: Answers) =>
    `| ${[
      name,
      kind.times.length.toLocaleString('en'),
      ...[0.5, 0.95, 0.99, 1].map((part) => `${kind.within(part).toFixed(1)} ms`),
      [...kind.refused].map(([status, count]) => `${status} × ${count}`).join(', ') || 'none',
    ].join(' | ')} |`;
  const average = (some: readonly number[]) =>
    some.reduce((sum, one) => sum + one, 0) / some.length;
  const third = Math.max(1, Math.floor(memory.length / 3));
  const [first, last] = [average(memory.slice(0, third)), average(memory.slice(-third))];
  const [homeBefore, homeDuring] = [before.within(0.95), pages.within(0.95)];
  const target = (isMet: boolean, says: string) => `- ${says}${isMet ? '' : ' **missed**'}`;
  const text = [
    '# A test, measured',
    `Made by \`npm run bench -- exam ${size.minutes} ${size.candidates}\` on ${new Date().toISOString().slice(0, 10)} with ` +
      `Node.js ${process.versions.node} and the built-in PostgreSQL on ${cpus().length} × ` +
      `${cpus()[0]?.model ?? 'an unknown processor'}, which also ran the load generator. ${size.candidates} candidates ` +
      `open a test within 30 seconds and give an answer every ${THINKING} seconds for ${size.minutes} min, and ` +
      `visitors open Home ${PAGES} times a second, before the test and during it. Rates do not wait for answers.`,
    [
      '| | Answers | Half within | 95 % | 99 % | Slowest | Refused |',
      '| --- | --: | --: | --: | --: | --: | --- |',
      row('Tests opened', opened),
      row('Answers stored', answers),
      row('Home before', before),
      row('Home during', pages),
    ].join('\n'),
    [
      target(
        answers.within(0.95) < 100,
        `95 % of answers under 100 ms: ${answers.within(0.95).toFixed(1)} ms`,
      ),
      target(
        answers.refused.size === 0 && rows === answers.times.length,
        `no answer refused, each stored once: ${answers.times.length.toLocaleString('en')} acknowledged, ${rows.toLocaleString('en')} rows`,
      ),
      target(
        homeDuring <= Math.max(homeBefore * SLOWER, homeBefore + SLOWER_MS),
        `Home as fast as before: 95 % within ${homeDuring.toFixed(1)} ms, before ${homeBefore.toFixed(1)} ms`,
      ),
      target(
        last <= first * GROWTH,
        `memory of the site flat: ${first.toFixed(0)} MB in the first third, ${last.toFixed(0)} MB in the last`,
      ),
    ].join('\n'),
  ];
  return (await format('report.md', text.join('\n\n'))).code;
}
