import { isOver, type Attempt } from '@/components/practice/attempt';
import { call, isTemporary, type Failure } from '@/components/form/call';
import { deviceStorage } from '@/components/form/storage';
import { readToken } from '@/components/student/accounts/session';
import type { RoomPaper } from '@/content/practice/room-paper';
import {
  acknowledge,
  addChanges,
  attemptFrom,
  batchOf,
  continueQueue,
  emptyQueue,
  keptTest,
  waitingIn,
  type AnswerQueue,
  type AttemptState,
  type KeptTest,
} from './answer-queue';

/** Quick presses go in one call. */
const GATHER_MS = 250;
/** How often the server is asked for the time, and whether another device has taken over. */
const ASK_MS = 60_000;
const LONGEST_PAUSE_MS = 20_000;

/** Storage key of what this device keeps of a paper's attempt. */
const keyOf = (paper: string) => `test:${paper}`;

export const readKept = (paper: string): KeptTest | null =>
  keptTest(deviceStorage.readJson(keyOf(paper)));

/**
 * Milliseconds to add to `performance.now()` for the server's time. `Date.now()` would jump when the device's clock
 * is set.
 * @param answer with the server's time
 * @param from when its call began, by `performance.now()`
 */
export const offsetOf = ({ now }: { now: number }, from: number) =>
  now - (from + performance.now()) / 2;

/** What the room shows of a sitting. */
export interface SittingView {
  attempt: Attempt;
  /** Questions whose last state is not stored yet. */
  waiting: number;
  /** False after a call that did not arrive. */
  isReached: boolean;
  /**
   * `ending`: over, and what waits is sent. `closing`: over, and another device holds the attempt, so the server marks it
   * once that one has had its time. `ended`: the server has marked it. `elsewhere`: another device answers. `locked`:
   * another tab of this browser does. `log-in`: the log-in has ended.
   */
  phase: 'open' | 'ending' | 'closing' | 'ended' | 'elsewhere' | 'locked' | 'log-in';
  /** The device that answers, if another one does. */
  holder: string;
}

interface SessionOptions {
  paperId: string;
  paper: RoomPaper;
  device: string;
  state: AttemptState;
  /** From `offsetOf`. */
  offset: number;
}

/**
 * A sitting on this device: each press is kept here, then sent in order until the server has it. What the server has
 * and what waits here are the whole attempt, so a closed tab loses nothing.
 */
export class SittingSession {
  readonly #options: SessionOptions;
  readonly #listeners = new Set<() => void>();
  #queue: AnswerQueue;
  #view: SittingView;
  #offset: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSending = false;
  #failures = 0;

  constructor(options: SessionOptions) {
    const { paperId, state, offset } = options;
    this.#options = options;
    this.#offset = offset;
    const kept = readKept(paperId);
    const own = kept?.attempt === state.attempt ? kept : null;
    this.#queue = continueQueue(own?.queue ?? emptyQueue, state);
    const isSubmitted = own?.isSubmitted ?? false;
    this.#view = {
      attempt: this.#attemptOf(state, own?.shown ?? null),
      waiting: waitingIn(this.#queue),
      isReached: true,
      phase: isSubmitted ? 'ending' : phaseOf(state),
      holder: state.holder,
    };
    addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    this.#keep();
    this.#schedule(this.#isUrgent() ? 0 : ASK_MS);
  }

  readonly view = () => this.#view;

  /** The server's time, in milliseconds since 1970. While the device sleeps it may stand still, until the next answer. */
  readonly now = () => performance.now() + this.#offset;

  readonly subscribe = (changed: () => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  /** Does what was pressed to the attempt, and has it stored. */
  readonly change = (press: (attempt: Attempt, now: number) => Attempt) => {
    const { attempt: before, phase } = this.#view;
    if (phase !== 'open') return;
    const now = this.now();
    const after = press(before, now);
    const { paper } = this.#options;
    const givenAt = Math.min(now, before.endsAt);
    this.#queue = addChanges(this.#queue, { paper, before, after, now: givenAt });
    this.#set({ attempt: after, phase: isOver(after, now) ? 'ending' : 'open' });
    this.#keep();
    if (!this.#isSending && this.#failures === 0) this.#schedule(GATHER_MS);
  };

  /** Ends the sitting if its time is over. */
  readonly tick = () => {
    const { attempt, phase } = this.#view;
    if (phase !== 'open' || !isOver(attempt, this.now())) return;
    this.#set({ phase: 'ending' });
    this.#keep();
    this.#schedule(0);
  };

  /** Continues here with what another device has done meanwhile. */
  resume(state: AttemptState, offset: number) {
    this.#offset = offset;
    this.#queue = continueQueue(this.#queue, state);
    const attempt = this.#attemptOf(state, this.#view.attempt.shown);
    const { holder } = state;
    this.#set({ attempt, phase: phaseOf(state), holder, isReached: true });
    this.#keep();
    this.#schedule(0);
  }

  /** Another tab of this browser has taken the attempt. */
  lock() {
    this.#set({ phase: 'locked' });
    clearTimeout(this.#timer);
  }

  #attemptOf(state: AttemptState, shown: string | null): Attempt {
    const { paper } = this.#options;
    return attemptFrom(paper, state, { queue: this.#queue, shown, now: this.now() });
  }

  #set(next: Partial<SittingView>) {
    this.#view = { ...this.#view, waiting: waitingIn(this.#queue), ...next };
    for (const changed of this.#listeners) changed();
  }

  #keep() {
    const { attempt, phase } = this.#view;
    const kept: KeptTest = {
      attempt: this.#options.state.attempt,
      queue: this.#queue,
      shown: attempt.shown,
      isSubmitted: phase === 'ending',
    };
    deviceStorage.writeJson(keyOf(this.#options.paperId), kept);
  }

  #isUrgent = () => this.#queue.rows.length > 0 || this.#view.phase === 'ending';

  #schedule(wait: number) {
    clearTimeout(this.#timer);
    if (['ended', 'locked', 'log-in'].includes(this.#view.phase)) return;
    this.#timer = setTimeout(() => void this.#step(), wait);
  }

  #wake = () => {
    if (document.visibilityState === 'hidden') return;
    this.#failures = 0;
    this.#schedule(0);
  };

  async #step() {
    if (this.#isSending) return;
    this.#isSending = true;
    const { phase } = this.#view;
    const isDone = this.#queue.rows.length === 0 && (phase === 'ending' || phase === 'closing');
    await (isDone ? this.#submit() : this.#sendRows());
    this.#isSending = false;
  }

  #body = () => ({ attempt: this.#options.state.attempt, device: this.#options.device });

  async #sendRows() {
    const from = performance.now();
    const body = { ...this.#body(), rows: batchOf(this.#queue) };
    const outcome = await call('/api/student/test-answers', { body, token: readToken() });
    if (this.#view.phase === 'locked') return;
    if (!outcome.ok) return this.#failed(outcome, body.rows);
    this.#failures = 0;
    const { stored, endsAt, holds, holder, isOver: isClosed } = outcome.data;
    this.#offset = offsetOf(outcome.data, from);
    this.#queue = acknowledge(this.#queue, stored);
    const phase = isClosed ? 'ending' : this.#view.phase;
    this.#set({
      isReached: true,
      attempt: { ...this.#view.attempt, endsAt },
      holder: holder ?? '',
      phase: phase === 'open' && !holds ? 'elsewhere' : phase,
    });
    this.#keep();
    this.#schedule(this.#isUrgent() ? GATHER_MS : ASK_MS);
  }

  async #submit() {
    const outcome = await call('/api/student/test-submit', {
      body: this.#body(),
      token: readToken(),
    });
    if (outcome.ok || outcome.status === 404) {
      deviceStorage.remove(keyOf(this.#options.paperId));
      this.#set({ phase: 'ended', isReached: true });
    } else if (outcome.status === 409 && this.now() >= this.#view.attempt.endsAt) {
      this.#set({ phase: 'closing', isReached: true });
      this.#schedule(ASK_MS);
    } else if (outcome.status === 409) {
      // Submitted here before another device took over.
      this.#set({ phase: 'elsewhere', isReached: true });
      this.#keep();
    } else this.#failed(outcome, []);
  }

  #failed({ reason, status }: Failure, rows: readonly { number: number }[]) {
    if (reason === 'unauthorized') return this.#set({ phase: 'log-in' });
    if (status === 404) return this.#set({ phase: 'elsewhere', isReached: true });
    if (status !== null && status >= 400 && !isTemporary(status)) {
      // Over for the server, or what it never takes: the others of the call are stored.
      this.#queue = acknowledge(this.#queue, rows.at(-1)?.number ?? 0);
      this.#set({ isReached: true, phase: status === 409 ? 'ending' : this.#view.phase });
      this.#keep();
      return this.#schedule(GATHER_MS);
    }
    this.#failures += 1;
    this.#set({ isReached: false });
    this.#schedule(Math.min(LONGEST_PAUSE_MS, 500 * 2 ** this.#failures));
  }
}

const phaseOf = ({ isOver: isEnded, holds }: AttemptState) =>
  isEnded ? 'ending' : holds ? 'open' : 'elsewhere';
