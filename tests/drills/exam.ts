import { randomUUID } from 'node:crypto';
import type { Worker } from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import {
  acknowledge,
  addChanges,
  attemptFrom,
  batchOf,
  continueQueue,
  emptyQueue,
  type AnswerQueue,
  type AttemptState,
} from '@/components/exam-room/answer-queue';
import {
  giveAnswer,
  markForReview,
  showQuestion,
  type Attempt,
} from '@/components/practice/attempt';
import { slugsOf, type RoomPaper } from '@/content/practice/room-paper';
import { embeddedFolder } from '@/prisma/database';
import { embeddedUrl, startEmbedded } from '@/prisma/embedded';
import { storeCandidates } from '../support/exam-room/candidates';
import { storedPaper } from '../support/exam-room/stored-paper';
import { query } from '../support/process/query';
import { atTheEnd, counted, siteIn } from './drill-site';
import { killDatabase, workerStarts } from './kills';
import type { Drill, Finding } from './drill';

const CANDIDATES = 20;
/** Each lane has a worker of its own, and half of the candidates. */
const LANES = 2;
/** Every hundredth kill is PostgreSQL's, which the site would restart at most five times a minute. */
const DATABASE_KILLED_EVERY = 100;
/** The tab that continues elsewhere: each candidate changes device twice and more. */
const DEVICE_CHANGED_EVERY = 24;
const BACK_WITHIN_MS = 60_000;
/** Tries to start a worker while PostgreSQL comes back. */
const STARTS = 5;
const DRAWN = [0, 1, 2, 3] as const;
const LETTERS = ['A', 'B', 'C', 'D'] as const;

type Row = AnswerQueue['rows'][number];
type Kill = 'network' | 'tab' | 'worker' | 'none';

const pick = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)] as T;

interface Lane {
  url: string;
  worker: Worker;
  /** Starts another worker in place of one that is gone. */
  renew: () => Promise<void>;
}

/** A candidate with the browser's own queue, kept as text on each device, as local storage does. */
class Candidate {
  readonly #kept = new Map<string, string>();
  readonly #requestId = randomUUID();
  device: string = randomUUID();
  attempt = '';
  /** What was done, by device and number. */
  readonly made = new Map<string, Row>();
  readonly acknowledged = new Set<string>();
  /** Every end that the server named; one if the clock is right. */
  readonly ends = new Set<number>();
  /** How often the server's clock went back, or an answer's time was not the server's. */
  clockFaults = 0;
  #latest = 0;
  #queue: AnswerQueue = emptyQueue;
  #screen: Attempt | null = null;

  constructor(
    readonly token: string,
    readonly paperId: string,
    readonly paper: RoomPaper,
  ) {}

  #noteClock({ now, endsAt }: { now: number; endsAt: number }) {
    // All processes are on one machine, so the clocks of server and candidate are the same.
    if (now < this.#latest || Math.abs(now - Date.now()) > BACK_WITHIN_MS) this.clockFaults += 1;
    this.#latest = now;
    this.ends.add(endsAt);
  }

  async call<Data>(lane: Lane, path: string, body: object, signal?: AbortSignal): Promise<Data> {
    const response = await fetch(`${lane.url}/api/student/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: signal ?? AbortSignal.timeout(10_000),
    });
    const { data, message } = (await response.json()) as { data?: Data; message?: string };
    if (!response.ok) throw new Error(`${path}: ${response.status} ${message ?? ''}`);
    return data as Data;
  }

  /** Opens the test in a new tab, on this device or another one. */
  async open(lane: Lane, device = this.device): Promise<void> {
    this.device = device;
    const { requestId, paper } = { requestId: this.#requestId, paper: this.paperId };
    let state = await this.call<AttemptState>(lane, 'test-attempt', { requestId, paper, device });
    this.attempt = state.attempt;
    if (!state.holds) {
      state = await this.call<AttemptState>(lane, 'test-device', { attempt: this.attempt, device });
    }
    this.#noteClock(state);
    const kept = this.#kept.get(device);
    const queue = kept === undefined ? emptyQueue : (JSON.parse(kept) as AnswerQueue);
    this.#queue = continueQueue(queue, state);
    this.#screen = attemptFrom(this.paper, state, {
      queue: this.#queue,
      shown: null,
      now: Date.now(),
    });
    this.#keep();
  }

  #keep() {
    this.#kept.set(this.device, JSON.stringify(this.#queue));
  }

  press(): void {
    const before = this.#screen;
    if (!before) throw new Error('The test is not open.');
    const now = Date.now();
    const slug = pick(slugsOf(this.paper));
    const { type } = this.paper.sections
      .flatMap(({ questions }) => questions)
      .find((one) => one.slug === slug) ?? { type: 'NAT' };
    const letters = type === 'MCQ' ? [pick(LETTERS)] : LETTERS.slice(0, 1 + pick(DRAWN));
    const given = type === 'NAT' ? `${pick(DRAWN)}.${pick(DRAWN)}` : letters;
    const shown = showQuestion(before, slug, now);
    const answered = giveAnswer(shown, { slug, given: Math.random() < 0.1 ? [] : given, now });
    const after = markForReview(answered, slug, Math.random() < 0.2);
    this.#queue = addChanges(this.#queue, { paper: this.paper, before, after, now });
    this.#screen = after;
    for (const row of this.#queue.rows) this.made.set(`${this.device} ${row.number}`, row);
    this.#keep();
  }

  /** Sends what waits. @returns whether it was acknowledged */
  async send(lane: Lane, signal?: AbortSignal): Promise<boolean> {
    const { attempt, device } = this;
    const rows = batchOf(this.#queue);
    const answer = await this.call<{ stored: number; now: number; endsAt: number }>(
      lane,
      'test-answers',
      { attempt, device, rows },
      signal,
    ).catch((error: unknown) => {
      // Refused is another thing than cut off.
      if (error instanceof Error && /: 4\d\d /.test(error.message)) throw error;
      return null;
    });
    if (!answer) return false;
    this.#noteClock(answer);
    for (const { number } of rows) {
      if (number <= answer.stored) this.acknowledged.add(`${device} ${number}`);
    }
    this.#queue = acknowledge(this.#queue, answer.stored);
    this.#keep();
    return true;
  }

  /** Sends what waits on each device, then submits. */
  async finish(lane: Lane): Promise<void> {
    for (const [device, kept] of [...this.#kept].reverse()) {
      this.device = device;
      this.#queue = JSON.parse(kept) as AnswerQueue;
      while (this.#queue.rows.length > 0) {
        if (!(await this.send(lane))) throw new Error('test-answers: no answer');
      }
    }
    await this.open(lane);
    await this.call(lane, 'test-submit', { attempt: this.attempt, device: this.device });
  }
}

/** Tries again until the site is back. @throws the last error after a minute */
async function until<T>(lane: Lane, work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + BACK_WITHIN_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > deadline || /: 4\d\d /.test(String(error))) throw error;
      if (!lane.worker.isConnected() || lane.worker.isDead()) await lane.renew();
      await pause(100);
    }
  }
}

/** Presses, sends, and kills something while the answer is on its way. */
async function killed(candidate: Candidate, lane: Lane, kill: Kill): Promise<void> {
  candidate.press();
  const cut = new AbortController();
  const sending = candidate.send(lane, cut.signal);
  await pause(Math.random() * 12);
  if (kill === 'worker') lane.worker.process.kill('SIGKILL');
  if (kill === 'network' || kill === 'tab') cut.abort();
  await sending;
  if (kill === 'worker') await lane.renew();
}

/**
 * Candidates sit a test while network, tab, worker and PostgreSQL are killed in turn: what was acknowledged must be
 * stored once, the last answer of each question must count, and no end may move.
 */
export async function exam({ folder, args, say }: Drill): Promise<Finding> {
  const count = Number(args[0] ?? 1_000);
  const first = await siteIn(folder);
  await first.stop();
  const database = await startEmbedded(embeddedFolder(folder), say);
  atTheEnd(database.stop);
  const databaseUrl = embeddedUrl(embeddedFolder(folder));
  const run = (sql: string, values: unknown[]) => query(databaseUrl, sql, values);
  const { id: paperId } = await storedPaper('gate', 'Mock test 1', ['all'], run);
  const tokens = await storeCandidates(run, CANDIDATES);
  const starts = await workerStarts(folder);
  const lanes = await Promise.all(Array.from({ length: LANES }, () => laneOf(starts)));
  const [lane] = lanes;
  if (!lane) throw new Error('There is no lane.');
  const paper = await loadPaper(lane, paperId, tokens[0] ?? '');
  const candidates = tokens.map((token) => new Candidate(token, paperId, paper));

  let begun = 0;
  const sit = async (on: Lane, own: readonly Candidate[]) => {
    for (const candidate of own) await until(on, () => candidate.open(on));
    while (begun < count) {
      begun += 1;
      const number = begun;
      const candidate = pick(own);
      if (number % DATABASE_KILLED_EVERY === 0) {
        await Promise.all([killed(candidate, on, 'none'), killDatabase(folder)]);
        say(`${counted(number)} kills`);
      } else {
        const kill = pick(['network', 'tab', 'worker'] as const);
        await killed(candidate, on, kill);
        const device = number % DEVICE_CHANGED_EVERY === 0 ? randomUUID() : candidate.device;
        if (kill === 'tab' || device !== candidate.device) {
          await until(on, () => candidate.open(on, device));
        }
      }
    }
    for (const candidate of own) await until(on, () => candidate.finish(on));
  };
  await Promise.all(
    lanes.map((on, at) =>
      sit(
        on,
        candidates.filter((_, index) => index % LANES === at),
      ),
    ),
  );
  for (const { worker } of lanes) worker.process.kill('SIGKILL');
  const found = await compare(databaseUrl, candidates);
  await database.stop();
  return findingOf(count, found);
}

async function laneOf(starts: () => Promise<[Worker, url: string]>): Promise<Lane> {
  let next = starts();
  const [worker, url] = await next;
  next = starts();
  const lane: Lane = {
    worker,
    url,
    renew: async () => {
      for (let left = STARTS; left > 0; left -= 1) {
        const started = await next.catch(() => null);
        next = starts();
        if (started) {
          [lane.worker, lane.url] = started;
          return;
        }
      }
      throw new Error('No worker starts any more.');
    },
  };
  atTheEnd(
    async () => void next.then(([one]) => one.process.kill('SIGKILL')).catch(() => undefined),
  );
  return lane;
}

async function loadPaper({ url }: Lane, id: string, token: string): Promise<RoomPaper> {
  const response = await fetch(`${url}/api/student/test-paper?paper=${id}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await response.json()) as { data: { paper: RoomPaper } };
  return data.paper;
}

interface Found {
  acknowledged: number;
  rows: number;
  lost: number;
  /** Rows that nobody has made, or that differ from what was made under their number. */
  wrong: number;
  /** Questions whose last answer is not the one that counts. */
  outdated: number;
  clocks: number;
  unmarked: number;
  devices: number;
}

async function compare(databaseUrl: string, candidates: readonly Candidate[]): Promise<Found> {
  const found: Found = {
    acknowledged: 0,
    rows: 0,
    lost: 0,
    wrong: 0,
    outdated: 0,
    clocks: 0,
    unmarked: 0,
    devices: 0,
  };
  for (const candidate of candidates) {
    const { attempt, made, acknowledged } = candidate;
    const rows = await query<Row & { deviceId: string }>(
      databaseUrl,
      `select "deviceId", number, position, given, "isMarked" from test_answers where "attemptId" = $1
       order by "givenAt", "receivedAt", number`,
      [attempt],
    );
    const text = ({ position, given, isMarked }: Row) =>
      JSON.stringify([position, given, isMarked]);
    const stored = new Map(rows.map((row) => [`${row.deviceId} ${row.number}`, row]));
    found.acknowledged += acknowledged.size;
    found.rows += rows.length;
    found.lost += [...acknowledged].filter((key) => !stored.has(key)).length;
    found.wrong += rows.length - stored.size;
    for (const [key, row] of stored) {
      const own = made.get(key);
      if (!own || text(own) !== text(row)) found.wrong += 1;
    }
    const last = (all: Iterable<Row>) =>
      new Map([...all].map((row) => [row.position, JSON.stringify(row.given)] as const));
    const expected = last([...made.values()].sort((one, other) => one.givenAt - other.givenAt));
    const counts = last(rows);
    for (const [position, given] of expected) {
      if (counts.get(position) !== given) found.outdated += 1;
    }
    found.clocks += candidate.clockFaults + candidate.ends.size - 1;
    const [marked] = await query<{ marked: boolean; devices: number }>(
      databaseUrl,
      `select marks is not null and "submittedAt" <= "endsAt" as marked,
         (select count(*)::int from test_devices where "attemptId" = id) as devices
       from test_attempts where id = $1`,
      [attempt],
    );
    if (!marked?.marked) found.unmarked += 1;
    found.devices += marked?.devices ?? 0;
  }
  return found;
}

function findingOf(count: number, found: Found): Finding {
  const { acknowledged, rows, lost, wrong, outdated, clocks, unmarked, devices } = found;
  const none = (number: number) => (number === 0 ? 'none' : counted(number));
  return {
    isGood: lost + wrong + outdated + clocks + unmarked === 0 && acknowledged > 0,
    words:
      `${counted(count)} kills of network, tab, worker and PostgreSQL under ${CANDIDATES} candidates on ` +
      `${counted(devices)} devices: ${counted(acknowledged)} answers acknowledged, ${counted(rows)} rows, ` +
      `${none(lost)} lost, ${none(wrong)} twice or changed, ${none(outdated)} outdated, ` +
      `${none(clocks)} with another end or time, ${none(unmarked)} unmarked.`,
  };
}
