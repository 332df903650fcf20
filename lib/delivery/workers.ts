import cluster, { type Worker } from 'node:cluster';
import { log } from '@/lib/platform/log';
import path from 'node:path';
import type { Order, Report } from './worker-messages';
import { WORKER } from '../publishing/version-folders';

/** V8 would let new objects take 48 MB, and old ones four times what is in use. */
const FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=100'];
/** Limit for a new version to become ready. */
const PREPARE_MS = 60_000;
/** Longer than an idle connection lasts (`keepAliveTimeout`), and than a request in progress at a stop. */
const RETIRE_MS = 80_000;
const STOP_MS = 30_000;
/** Pause before a worker that ended during its start is replaced; doubled each time. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** For a worker killed during its start: the next start is likely to succeed. */
const LONGEST_AFTER_KILL_MS = 1_000;
/** A worker that has left this many pings in a row unanswered hangs. Counted, as the machine may have slept. */
const MOST_UNANSWERED = 6;
const PING_MS = 5_000;

interface Member {
  worker: Worker;
  /** Workers of a version are numbered from 0; number 0 does the background work. */
  slot: number;
  folder: string;
  hasListened: boolean;
  leaving: boolean;
  unanswered: number;
}

interface Serving {
  folder: string;
  members: Member[];
}

const ENDED = 'A process of the new version ended while it was starting. Try once more.';

/** Thrown when a version does not start; the message has the reason. */
export class NotReady extends Error {}

/**
 * The processes that answer requests. They share the port, so a new version begins to answer before the old
 * one ends.
 */
export class Workers {
  readonly #count: number;
  readonly #all = new Set<Member>();
  #serving: Serving | undefined;
  #starting: Member | undefined;
  #stopping = false;
  #failures = 0;
  #port = 0;
  readonly #pings = setInterval(() => this.#endHung(), PING_MS).unref();

  constructor(count: number) {
    this.#count = count;
    // Each worker accepts by itself: nothing passes through the primary.
    cluster.schedulingPolicy = cluster.SCHED_NONE;
  }

  /** The port of the site. */
  get port(): number {
    return this.#port;
  }

  /** The folder of the version that answers now. */
  get folder(): string | undefined {
    return this.#serving?.folder;
  }

  /**
   * Answers every request that the site is starting.
   * @param program of the worker that does
   * @throws Error when the port is taken
   */
  async answerWhileStarting(program: string): Promise<void> {
    const member = this.#fork(program, 0);
    this.#starting = member;
    this.#port = (await this.#report(member, 'listening')).port;
  }

  /**
   * Switches to this version without a refused request.
   * @throws NotReady; the old version stays
   */
  async serve(folder: string): Promise<void> {
    if (this.#stopping) throw new NotReady('The site is about to end.');
    const members = Array.from({ length: this.#count }, (_, slot) =>
      this.#fork(path.join(folder, WORKER), slot, folder),
    );
    try {
      await Promise.all(members.map((member) => this.#report(member, 'prepared')));
      const old = this.#serving?.members ?? [];
      // A page of the new version may be followed by a request for its style sheet on an old connection.
      await Promise.all(old.map((member) => this.#alsoServe(member, folder)));
      await Promise.all(members.map((member) => this.#listen(member)));
    } catch (error) {
      for (const member of members) this.#kill(member);
      throw error;
    }
    const before = [...(this.#serving?.members ?? []), ...(this.#starting ? [this.#starting] : [])];
    this.#serving = { folder, members };
    this.#starting = undefined;
    this.#failures = 0;
    // A worker that died while another began to listen was not replaced yet.
    for (const member of members.filter(({ worker }) => worker.isDead())) this.#replace(member);
    this.#killEarlier(before);
    await Promise.all(before.map((member) => this.#retire(member)));
  }

  /** Ends all workers: requests in progress are answered first. */
  async stop(): Promise<void> {
    this.#stopping = true;
    clearInterval(this.#pings);
    await Promise.all([...this.#all].map((member) => this.#end(member, { is: 'stop' }, STOP_MS)));
  }

  #fork(program: string, slot: number, folder = ''): Member {
    cluster.setupPrimary({ exec: program, args: [String(slot)], execArgv: FLAGS });
    const worker = cluster.fork();
    const member: Member = {
      worker,
      slot,
      folder,
      hasListened: false,
      leaving: false,
      unanswered: 0,
    };
    this.#all.add(member);
    worker.on('message', () => (member.unanswered = 0));
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      this.#all.delete(member);
      if (!member.leaving && !this.#stopping) this.#replace(member);
    });
    return member;
  }

  /** Replaces a dead worker if its version still answers. */
  #replace(member: Member): void {
    const serving = this.#serving;
    if (!serving?.members.includes(member)) return;
    const { pid, exitCode, signalCode } = member.worker.process;
    log.error({ where: 'worker', pid, ended: signalCode ?? String(exitCode) });
    // A worker that has answered before is replaced at once, because visitors wait.
    this.#failures = member.hasListened ? 0 : this.#failures + 1;
    const longest = signalCode ? LONGEST_AFTER_KILL_MS : LONGEST_PAUSE_MS;
    const pause = member.hasListened
      ? 0
      : Math.min(FIRST_PAUSE_MS * 2 ** (this.#failures - 1), longest);
    setTimeout(() => {
      if (this.#stopping || this.#serving !== serving) return;
      const next = this.#fork(path.join(serving.folder, WORKER), member.slot, serving.folder);
      serving.members[serving.members.indexOf(member)] = next;
      this.#report(next, 'prepared')
        .then(() => this.#listen(next))
        // A worker that does not become ready is replaced after its end.
        .catch(() => next.worker.process.kill('SIGKILL'));
    }, pause);
  }

  /** Kills workers that do not come round to answering, so that they are replaced as after a death. */
  #endHung(): void {
    const answering = this.#serving?.members.filter(({ hasListened }) => hasListened) ?? [];
    for (const member of answering) {
      if (member.unanswered >= MOST_UNANSWERED) {
        log.error({ where: 'worker', pid: member.worker.process.pid, hint: 'It hangs.' });
        member.worker.process.kill('SIGKILL');
      } else {
        member.unanswered += 1;
        this.#send(member, { is: 'ping' });
      }
    }
  }

  async #listen(member: Member): Promise<void> {
    this.#send(member, { is: 'listen' });
    this.#port = (await this.#report(member, 'listening')).port;
    member.hasListened = true;
  }

  async #alsoServe(member: Member, folder: string): Promise<void> {
    this.#send(member, { is: 'alsoServe', folder });
    // A worker that dies meanwhile is replaced, and finds the folder by itself.
    await this.#report(member, 'alsoServing').catch(() => undefined);
  }

  /** Resolves when it accepts no more connections; it exits when the open ones end. */
  async #retire(member: Member): Promise<void> {
    const retiring = this.#report(member, 'retiring').catch(() => undefined);
    void this.#end(member, { is: 'retire' }, RETIRE_MS);
    await retiring;
  }

  /** Ends workers of earlier versions that are still running, so that they do not add up. */
  #killEarlier(except: readonly Member[]): void {
    for (const member of this.#all) {
      if (member.leaving && !except.includes(member)) this.#send(member, { is: 'stop' });
    }
  }

  async #end(member: Member, order: Order, withinMs: number): Promise<void> {
    member.leaving = true;
    if (member.worker.isDead()) return;
    const ended = new Promise((resolve) => member.worker.once('exit', resolve));
    const cutOff = setTimeout(() => member.worker.process.kill('SIGKILL'), withinMs);
    this.#send(member, order);
    await ended;
    clearTimeout(cutOff);
  }

  #kill(member: Member): void {
    member.leaving = true;
    member.worker.process.kill('SIGKILL');
  }

  #send({ worker }: Member, order: Order): void {
    // Sending to a worker that has just died would otherwise end the primary.
    if (worker.isConnected()) worker.send(order, () => undefined);
  }

  /** @throws NotReady when it exits or reports nothing within a minute */
  #report<Kind extends Report['is']>(
    { worker }: Member,
    kind: Kind,
  ): Promise<Extract<Report, { is: Kind }>> {
    return new Promise((resolve, reject) => {
      if (worker.isDead()) return reject(new NotReady(ENDED));
      const forget = () => {
        clearTimeout(late);
        worker.off('message', onMessage).off('exit', onExit);
      };
      const onMessage = (report: Report) => {
        if (report.is !== kind && report.is !== 'failed') return;
        forget();
        if (report.is === 'failed') reject(new NotReady(report.why));
        else resolve(report as Extract<Report, { is: Kind }>);
      };
      const onExit = () => {
        forget();
        reject(new NotReady(ENDED));
      };
      const late = setTimeout(() => {
        forget();
        reject(new NotReady('The new version was not ready within a minute. Try once more.'));
      }, PREPARE_MS);
      worker.on('message', onMessage).on('exit', onExit);
    });
  }
}
