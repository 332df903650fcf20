'use client';

import { useState } from 'react';
import { beginAttempt, type Attempt } from '@/components/practice/attempt';
import { Sitting } from '@/components/practice/sitting';
import { buttonClass } from '@/components/ui/button';
import type { RoomPaper } from '@/content/practice/room-paper';

/** A test as the candidate sees it. What is answered is stored nowhere, and the clock stands. */
export function PaperPreview({ paper, calculator }: { paper: RoomPaper; calculator: boolean }) {
  const begin = (): Attempt =>
    beginAttempt(paper.version, {
      first: paper.sections[0]?.questions[0]?.slug ?? '',
      minutes: paper.minutes,
      now: 0,
    });
  const [attempt, setAttempt] = useState(begin);
  if (attempt.submittedAt !== null) {
    return (
      <div className="office-stack">
        <p>This is where the candidate submits the test.</p>
        <button
          type="button"
          className={buttonClass('outline')}
          onClick={() => setAttempt(begin())}
        >
          From the start
        </button>
      </div>
    );
  }
  return (
    <div className="paper-preview">
      <Sitting
        paper={paper}
        attempt={attempt}
        now={0}
        calculator={calculator}
        onChange={(change) => setAttempt((before) => change(before, 0))}
      />
    </div>
  );
}
