'use client';

import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { isAnswered, type CallBody } from '@/components/form/call';
import { officeCall, UNREACHED } from '@/components/office/frame/office-call';
import { useOffice } from '@/components/office/ui/office-context';
import { leaveExpiredSession } from '@/components/student/accounts/session';
import { buttonClass } from '@/components/ui/button';
import { leadStatusWords } from '@/lib/leads/lead-words';
import { relativeTime } from '@/lib/site/delhi-time';

/** Time to take a call back. */
const UNDO_MS = 10_000;

/** @returns why it was not saved; '' when it was */
type RecordCall = (
  body: CallBody<'/api/admin/lead-call'>,
  name: string,
  from: Element | null,
) => Promise<string>;

const RecordContext = createContext<RecordCall>(() => Promise.resolve(''));

export const useRecordCall = () => useContext(RecordContext);

interface Done {
  call: string;
  text: string;
}

/** Records calls; the last one can be undone for ten seconds, by its button or with U. */
export function CallDesk({ children }: { children: ReactNode }) {
  const { refresh } = useOffice();
  const [done, setDone] = useState<Done | null>(null);
  const record = useCallback<RecordCall>(
    async (body, name, from) => {
      const outcome = await officeCall('/api/admin/lead-call', body);
      if (!outcome.ok) {
        if (outcome.reason === 'unauthorized') leaveExpiredSession('/admin');
        if (outcome.code === 'conflict') refresh();
        return isAnswered(outcome) ? outcome.message : UNREACHED;
      }
      const { call, status, closedReason, nextCallAt } = outcome.data;
      const next = nextCallAt && relativeTime(nextCallAt, new Date().toISOString());
      const state = [leadStatusWords[status], closedReason].filter(Boolean).join(': ');
      setDone({ call, text: `${name}: ${next ? `next call ${next}` : state.toLowerCase()}.` });
      focusNext(from);
      refresh();
      return '';
    },
    [refresh],
  );
  return (
    <RecordContext value={record}>
      {children}
      <div role="status" className="call-undo">
        {done && <UndoCall key={done.call} {...done} onEnd={() => setDone(null)} />}
      </div>
    </RecordContext>
  );
}

/** The next lead of a list takes the focus, as the row of this one leaves it. */
function focusNext(from: Element | null): void {
  const row = from?.closest('.calls > li');
  row?.nextElementSibling?.querySelector<HTMLElement>('.call-outcomes button')?.focus();
}

interface UndoCallProps extends Done {
  onEnd: () => void;
}

function UndoCall({ call, text, onEnd }: UndoCallProps) {
  const { refresh } = useOffice();
  const [fault, setFault] = useState('');
  const ended = useRef(onEnd);
  useEffect(() => {
    ended.current = onEnd;
  });
  const undo = useCallback(async () => {
    const outcome = await officeCall('/api/admin/undo-lead-call', { call });
    if (!outcome.ok) {
      if (outcome.reason === 'unauthorized') leaveExpiredSession('/admin');
      return setFault(isAnswered(outcome) ? outcome.message : UNREACHED);
    }
    ended.current();
    refresh();
  }, [call, refresh]);
  useEffect(() => {
    const timer = setTimeout(() => ended.current(), UNDO_MS);
    const pressed = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const isTyping = target instanceof Element && target.matches('input, textarea, select');
      if (key === 'u' && !isTyping && !ctrlKey && !metaKey && !altKey) void undo();
    };
    addEventListener('keydown', pressed);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', pressed);
    };
  }, [undo]);
  return (
    <p>
      {fault || text}
      <button
        type="button"
        aria-keyshortcuts="U"
        className={buttonClass('outline')}
        onClick={() => void undo()}
      >
        Undo
      </button>
    </p>
  );
}
