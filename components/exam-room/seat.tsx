import { useEffect, useState, useSyncExternalStore } from 'react';
import { Sitting } from '@/components/practice/sitting';
import { logInAndReturn } from '@/components/student/accounts/session';
import { buttonClass } from '@/components/ui/button';
import type { OpenedTest } from './answer-queue';
import type { SittingSession, SittingView } from './sitting-session';
import { Standing } from './standing';
import { InAnotherTab } from './tab-lock';

interface SeatProps {
  test: OpenedTest;
  attempt: string;
  session: SittingSession;
  /** Lets this device answer; resolves with what went wrong, or ''. */
  onContinue: () => Promise<string>;
}

/** The server's time in milliseconds, once a second. */
function useTicks(session: SittingSession): number {
  const [now, setNow] = useState(session.now);
  useEffect(() => {
    const ticks = setInterval(() => {
      session.tick();
      setNow(session.now());
    }, 1000);
    return () => clearInterval(ticks);
  }, [session]);
  return now;
}

/** A running attempt: its questions, or why this tab does not show them. */
export function Seat({ test, attempt, session, onContinue }: SeatProps) {
  const view = useSyncExternalStore(session.subscribe, session.view, session.view);
  const now = useTicks(session);
  const { phase } = view;
  useEffect(() => {
    if (phase === 'ended') location.replace(`/my-tests/${attempt}`);
  }, [phase, attempt]);

  if (phase === 'open') {
    return (
      <>
        <h2 className="sr-only">{test.title}</h2>
        <Sitting
          paper={test.paper}
          attempt={view.attempt}
          now={Math.max(now, view.attempt.shownSince)}
          calculator={test.calculator}
          onChange={session.change}
          note={<Stored {...view} />}
          submitLabel="Submit the test"
        />
      </>
    );
  }
  if (phase === 'locked') return <InAnotherTab attempt={attempt} />;
  if (phase === 'elsewhere') return <Elsewhere {...view} onContinue={onContinue} />;
  if (phase === 'log-in') return <LogInAgain />;
  if (phase === 'closing') return <Closing {...view} />;
  return <Ending {...view} />;
}

const answers = (count: number) => `${count} ${count === 1 ? 'answer' : 'answers'}`;

/** Whether the answers are stored. What a screen reader is told changes with the connection only. */
function Stored({ waiting, isReached }: SittingView) {
  const waits = !isReached && waiting > 0;
  return (
    <div className="practice-stored" data-waits={waits ? '' : undefined}>
      <p aria-hidden="true">
        {waits
          ? `No connection: ${answers(waiting)} kept on this device`
          : waiting > 0
            ? 'Storing…'
            : 'All answers stored'}
      </p>
      <p role="status" className="sr-only">
        {waits
          ? 'No connection. Your answers are kept on this device and sent when it is back.'
          : 'Answers are stored as you give them.'}
      </p>
    </div>
  );
}

function Elsewhere({ holder, onContinue }: SittingView & Pick<SeatProps, 'onContinue'>) {
  const [problem, setProblem] = useState('');
  return (
    <Standing heading="Open on another device">
      <p>
        This test is open on another device{holder && `: ${holder}`}. To answer here, continue the
        test on this device.
      </p>
      <button
        type="button"
        className={buttonClass()}
        onClick={() => void onContinue().then(setProblem)}
      >
        Continue on this device
      </button>
      <p role="status" className="font-semibold text-error empty:hidden">
        {problem}
      </p>
    </Standing>
  );
}

function LogInAgain() {
  return (
    <Standing heading="Your log-in has ended">
      <p>Your answers are kept on this device: log in to send them and to continue.</p>
      <button type="button" className={buttonClass()} onClick={logInAndReturn}>
        Log in
      </button>
    </Standing>
  );
}

/** Over, but another device had the test: what that one has not sent is still taken. */
function Closing({ holder }: SittingView) {
  return (
    <Standing heading="The test is over">
      <p role="status">
        Your test was open on another device{holder && `: ${holder}`}. If answers are kept there,
        open the test there within 15 minutes of the end. After that your test is marked and the
        result opens here.
      </p>
      <a href="/my-tests" className={buttonClass('outline')}>
        My tests
      </a>
    </Standing>
  );
}

/** The end: what waits is sent, then the test is marked. */
function Ending({ waiting, isReached, phase }: SittingView) {
  return (
    <Standing heading="The test is over">
      <p role="status">
        {phase === 'ended'
          ? 'Your test is submitted. The result opens now.'
          : isReached
            ? 'Your test is being submitted.'
            : `No connection. ${waiting > 0 ? `${answers(waiting)} kept on this device` : 'The test'} will be sent when it is back: keep this page open, or open it again within 15 minutes of the end.`}
      </p>
    </Standing>
  );
}
