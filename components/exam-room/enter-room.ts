import { call, newRequestId, type Failure } from '@/components/form/call';
import { deviceStorage } from '@/components/form/storage';
import { logInAndReturn, readHolder, readToken } from '@/components/student/accounts/session';
import type { AttemptState, OpenedTest } from './answer-queue';
import { offsetOf, readKept, SittingSession } from './sitting-session';
import { takeTab } from './tab-lock';

/** What the page shows. */
export type Room =
  | { is: 'loading' }
  | { is: 'closed'; text: string; again: boolean }
  | { is: 'ready'; test: OpenedTest }
  /** Another tab of this browser has the attempt. */
  | { is: 'in another tab'; attempt: string }
  | { is: 'sitting'; test: OpenedTest; attempt: string; session: SittingSession };

const UNREACHED = 'No connection. Try again when it is back.';

let device = '';

/** Random id of this browser, as a UUID; of this page where nothing can be stored. */
function deviceId(): string {
  device ||= deviceStorage.read('test-device') ?? '';
  if (device) return device;
  // `crypto.randomUUID` is missing on pages without TLS.
  device = newRequestId().replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
  deviceStorage.write('test-device', device);
  return device;
}

const paperInAddress = () => new URLSearchParams(location.search).get('paper') ?? '';

function closed({ reason, status, message }: Failure): Room {
  if (reason === 'unauthorized') logInAndReturn();
  const again = status === null || status === 429 || status >= 500;
  return { is: 'closed', text: message || UNREACHED, again };
}

/** Of an attempt whose questions are not shown any more. */
const noTest: OpenedTest = {
  title: '',
  exam: '',
  extraMinutes: 0,
  calculator: false,
  isRunning: false,
  paper: { version: '', minutes: 1, sections: [] },
};

/** Loads the test that the address names. What an attempt that is over has left here is sent first. */
export async function loadTest(): Promise<Room> {
  if (readToken() === null) {
    logInAndReturn();
    return { is: 'loading' };
  }
  if (readHolder() === 'staff') {
    return { is: 'closed', text: 'Log in as a student to take a test.', again: false };
  }
  const paper = paperInAddress();
  const address = `/api/student/test-paper?${new URLSearchParams({ paper })}` as const;
  const outcome = await call(address, { token: readToken() });
  const kept = readKept(paper);
  const isLeft = outcome.ok ? !outcome.data.isRunning : outcome.reason === 'refused';
  if (kept && isLeft) return continueHere(kept.attempt, noTest);
  return outcome.ok ? { is: 'ready', test: outcome.data } : closed(outcome);
}

/** The page's tries to begin are one start. */
const requestId = newRequestId();

/**
 * Begins the test, or continues its attempt.
 * @returns the sitting, or what went wrong in a sentence
 */
export async function beginTest(test: OpenedTest, extra: boolean): Promise<Room | string> {
  const from = performance.now();
  const body = {
    requestId,
    paper: paperInAddress(),
    device: deviceId(),
    ...(extra && { extra: true as const }),
  };
  const outcome = await call('/api/student/test-attempt', { body, token: readToken() });
  if (outcome.ok) return sit(test, outcome.data, offsetOf(outcome.data, from));
  if (outcome.reason === 'unauthorized') logInAndReturn();
  return outcome.message || UNREACHED;
}

async function holdHere(attempt: string) {
  const from = performance.now();
  const body = { attempt, device: deviceId() };
  const outcome = await call('/api/student/test-device', { body, token: readToken() });
  return { outcome, offset: outcome.ok ? offsetOf(outcome.data, from) : 0 };
}

async function continueHere(attempt: string, test: OpenedTest): Promise<Room> {
  const { outcome, offset } = await holdHere(attempt);
  return outcome.ok ? sit(test, outcome.data, offset) : closed(outcome);
}

/**
 * Lets this device answer in place of another.
 * @returns what went wrong in a sentence, or ''
 */
export async function takeOver(attempt: string, session: SittingSession): Promise<string> {
  const { outcome, offset } = await holdHere(attempt);
  if (outcome.ok) session.resume(outcome.data, offset);
  return outcome.ok ? '' : outcome.message || UNREACHED;
}

async function sit(test: OpenedTest, state: AttemptState, offset: number): Promise<Room> {
  const { attempt } = state;
  let session: SittingSession | null = null;
  const isHere = await takeTab(attempt, () => session?.lock());
  if (!isHere) return { is: 'in another tab', attempt };
  session = new SittingSession({
    paperId: paperInAddress(),
    paper: test.paper,
    device: deviceId(),
    state,
    offset,
  });
  return { is: 'sitting', test, attempt, session };
}
