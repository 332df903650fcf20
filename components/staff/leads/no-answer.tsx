import type { RefObject } from 'react';
import { buttonClass } from '@/components/ui/button';
import { callTimes } from '@/lib/leads/call-times';

interface NoAnswerProps {
  isNew: boolean;
  form: {
    ref: RefObject<HTMLFormElement | null>;
    fill: (name: 'status' | 'nextCallAt' | 'note', value: string) => Promise<void>;
  };
}

/** What happens most often, in one tap. */
export function NoAnswer({ isNew, form: { ref, fill } }: NoAnswerProps) {
  const save = async () => {
    const note = ref.current?.elements.namedItem('note');
    const typed = note && 'value' in note ? String(note.value) : '';
    if (isNew) await fill('status', 'called');
    await fill('nextCallAt', callTimes(new Date()).tomorrowSameTime);
    if (typed.trim() === '') await fill('note', 'No answer.');
    ref.current?.requestSubmit();
  };
  return (
    <button type="button" className={buttonClass('outline')} onClick={() => void save()}>
      Called, no answer: again tomorrow at this time
    </button>
  );
}
