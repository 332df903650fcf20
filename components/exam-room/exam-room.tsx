'use client';

import { useEffect, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { beginTest, loadTest, takeOver, type Room } from './enter-room';
import { Instructions } from './instructions';
import { Seat } from './seat';
import { InAnotherTab } from './tab-lock';

/**
 * A test of the series: instructions, questions with palette and the server's clock, submission. Everything is on the
 * device before the clock starts; from then on only answers use the network, and wait here without one.
 */
export function ExamRoom() {
  const [room, setRoom] = useState<Room>({ is: 'loading' });
  useEffect(() => {
    void loadTest().then(setRoom);
    // Restored from the back/forward cache, time has passed.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);

  switch (room.is) {
    case 'loading':
      return <p role="status">Loading the test…</p>;
    case 'closed':
      return <Closed {...room} onAgain={() => void loadTest().then(setRoom)} />;
    case 'ready':
      return (
        <Instructions
          test={room.test}
          onBegin={async (extra) => {
            const next = await beginTest(room.test, extra);
            if (typeof next === 'string') return next;
            setRoom(next);
            return '';
          }}
        />
      );
    case 'in another tab':
      return <InAnotherTab attempt={room.attempt} />;
    case 'sitting':
      return <Seat {...room} onContinue={() => takeOver(room.attempt, room.session)} />;
  }
}

interface ClosedProps {
  text: string;
  again: boolean;
  onAgain: () => void;
}

function Closed({ text, again, onAgain }: ClosedProps) {
  return (
    <div className="grid justify-items-start gap-4">
      <p role="alert">{text}</p>
      {again ? (
        <button type="button" className={buttonClass()} onClick={onAgain}>
          Try again
        </button>
      ) : (
        <a href="/my-tests" className={buttonClass('outline')}>
          My tests
        </a>
      )}
    </div>
  );
}
