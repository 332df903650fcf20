'use client';

import { useEffect, useState } from 'react';
import { useHydrated } from '@/components/form/form-values';
import { deviceStorage } from '@/components/form/storage';
import { buttonClass } from '@/components/ui/button';
import { compensatoryMinutes, type RoomPaper } from '@/content/practice/room-paper';
import { beginAttempt, continueAttempt, isOver, keptAttempt, type Attempt } from './attempt';
import { loadPaper } from './load-paper';
import { RoomResult } from './room-result';
import { Sitting } from './sitting';

type RoomProps = {
  /** Address of the paper’s page, below which its questions and key are: "/practice/gate". */
  path: string;
  minutes: number;
  /** Whether the exam has a calculator on its screen. */
  calculator: boolean;
};

/** The time in milliseconds, once a second while `runs`. */
function useClock(runs: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!runs) return;
    const ticks = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(ticks);
  }, [runs]);
  return now;
}

/**
 * A free paper: start, questions with palette and clock, result. Every question is on the device before the
 * clock starts, and each answer stays there; the key is asked for after the end. A closed tab continues
 * where it was, and its time goes on.
 */
export function PracticeRoom({ path, minutes, calculator }: RoomProps) {
  const [paper, setPaper] = useState<RoomPaper | null>(null);
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const now = useClock(attempt !== null && attempt.submittedAt === null);

  const keep = (next: Attempt) => {
    setAttempt(next);
    deviceStorage.writeJson(path, next);
  };
  const begin = async (minutesGiven: number) => {
    const loaded = await loadPaper(path);
    const before = keptAttempt(deviceStorage.readJson(path), loaded.version);
    const first = loaded.sections[0]?.questions[0]?.slug ?? '';
    setPaper(loaded);
    keep(
      before
        ? continueAttempt(before, Date.now())
        : beginAttempt(loaded.version, { first, minutes: minutesGiven, now: Date.now() }),
    );
  };
  const putAway = () => {
    deviceStorage.remove(path);
    setAttempt(null);
  };

  if (!paper || !attempt) return <Start path={path} minutes={minutes} onBegin={begin} />;
  return isOver(attempt, now) ? (
    <RoomResult path={path} paper={paper} attempt={attempt} onAgain={putAway} />
  ) : (
    <Sitting
      paper={paper}
      attempt={attempt}
      now={Math.max(now, attempt.shownSince)}
      calculator={calculator}
      onChange={(change) => keep(change(attempt, Date.now()))}
    />
  );
}

interface StartProps extends Omit<RoomProps, 'calculator'> {
  /** Rejects when the questions do not arrive. */
  onBegin: (minutes: number) => Promise<void>;
}

const withExtra = (minutes: number) => minutes + compensatoryMinutes(minutes);

function Start({ path, minutes, onBegin }: StartProps) {
  const [extra, setExtra] = useState(false);
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready');
  const isKept = useHydrated() && deviceStorage.readJson(path) !== null;

  const begin = () => {
    setState('loading');
    onBegin(extra ? withExtra(minutes) : minutes).catch(() => setState('failed'));
  };
  return (
    <div className="grid justify-items-start gap-3">
      {!isKept && (
        <label className="practice-extra">
          <input
            type="checkbox"
            checked={extra}
            onChange={(event) => setExtra(event.target.checked)}
          />
          I am a candidate with a disability: {withExtra(minutes)} minutes in all
        </label>
      )}
      <button
        type="button"
        className={buttonClass('primary')}
        aria-disabled={state === 'loading'}
        onClick={begin}
      >
        {isKept ? 'Continue your paper' : `Start the paper, ${minutes} minutes`}
      </button>
      <p role="status" className="font-semibold text-error empty:hidden">
        {state === 'failed' &&
          'The questions did not arrive. Check your connection, then press the button again.'}
      </p>
    </div>
  );
}
