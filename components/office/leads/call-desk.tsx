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
import type { FormValues } from '@/components/form/form-values';
import { officeCall, UNREACHED } from '@/components/office/frame/office-call';
import { MessageBar } from '@/components/office/messages/message-bar';
import { useOffice } from '@/components/office/ui/office-context';
import { leaveExpiredSession } from '@/components/student/accounts/session';
import { buttonClass } from '@/components/ui/button';
import { messagesAfterCall } from '@/lib/leads/lead-moments';
import { leadStatusWords } from '@/lib/leads/lead-words';
import type { ListedLead } from '@/lib/leads/listed-lead';
import type { OfferedMessages } from '@/lib/messages/offered-messages';
import { relativeTime } from '@/lib/site/delhi-time';
import { recipientOf } from './lead-facts';

/** Time to take a call back. */
const UNDO_MS = 10_000;

type CallInput = Exclude<CallBody<'/api/admin/lead-call'>, FormValues>;

/** @returns why it was not saved; '' when it was */
type RecordCall = (body: CallInput, lead: ListedLead, from: Element | null) => Promise<string>;

const RecordContext = createContext<RecordCall>(() => Promise.resolve(''));

export const useRecordCall = () => useContext(RecordContext);

interface Done {
  call: string;
  text: string;
  lead: ListedLead;
  /** What to write after this call. */
  messages: OfferedMessages | null;
}

/**
 * Records calls; the last one can be undone for ten seconds, by its button or with U. The message that
 * belongs to its outcome is offered until the next call.
 */
export function CallDesk({ children }: { children: ReactNode }) {
  const { refresh } = useOffice();
  const [done, setDone] = useState<Done | null>(null);
  const next = useRef<HTMLElement[]>([]);
  // Others on the phone were called with it, and their rows leave the list as well.
  useEffect(() => {
    const isLost = next.current[0]?.isConnected === false;
    if (isLost) next.current = focusFirst(next.current);
  });
  const record = useCallback<RecordCall>(
    async (body, lead, from) => {
      // The list may be renewed before the answer is here.
      const later = buttonsAfter(from);
      const outcome = await officeCall('/api/admin/lead-call', body);
      if (!outcome.ok) {
        if (outcome.reason === 'unauthorized') leaveExpiredSession('/admin');
        if (outcome.code === 'conflict') refresh();
        return isAnswered(outcome) ? outcome.message : UNREACHED;
      }
      const { call, status, closedReason, nextCallAt } = outcome.data;
      const nextCall = nextCallAt && relativeTime(nextCallAt, new Date().toISOString());
      const state = [leadStatusWords[status], closedReason].filter(Boolean).join(': ');
      const text = `${lead.name}: ${nextCall ? `next call ${nextCall}` : state.toLowerCase()}.`;
      const after = { outcome: body.outcome, status, nextCallAt };
      setDone({ call, text, lead, messages: messagesAfterCall(lead, after) });
      next.current = focusFirst(later, from);
      refresh();
      return '';
    },
    [refresh],
  );
  return (
    <RecordContext value={record}>
      {children}
      <div role="status" className="call-undo">
        {done && <CallDone key={done.call} {...done} onEnd={() => setDone(null)} />}
      </div>
    </RecordContext>
  );
}

/** The first button of each lead below this one in its list, which may have another order with the next refresh. */
function buttonsAfter(from: Element | null): HTMLElement[] {
  const row = from?.closest('.calls > li');
  const buttons = [
    ...document.querySelectorAll<HTMLElement>('.calls .call-outcomes button:first-child'),
  ];
  const place = buttons.findIndex((button) => row?.contains(button));
  return place === -1 ? [] : buttons.slice(place + 1);
}

/**
 * Focuses the first of these buttons that is still on the page, unless the user has moved the focus elsewhere.
 * @param from the element whose focus may be taken
 * @returns the buttons that are still there
 */
function focusFirst(buttons: HTMLElement[], from: Element | null = null): HTMLElement[] {
  const left = buttons.filter((button) => button.isConnected);
  const { activeElement } = document;
  if (activeElement === document.body || from?.contains(activeElement)) left[0]?.focus();
  return left;
}

interface CallDoneProps extends Done {
  onEnd: () => void;
}

/** What was recorded, and what to write now. */
function CallDone({ call, text, lead, messages, onEnd }: CallDoneProps) {
  const [isFinal, setFinal] = useState(false);
  const [isOpened, setOpened] = useState(false);
  const { first } = messages ?? {};
  const offered =
    lead.doNotCallAt === null &&
    !isOpened &&
    messages?.messages.find(({ moment }) => moment === first);
  const end = () => (offered ? setFinal(true) : onEnd());
  return (
    <div>
      {isFinal ? (
        <p>
          <span>{text}</span>
          <button type="button" className={buttonClass('outline')} onClick={onEnd}>
            Close
          </button>
        </p>
      ) : (
        <UndoCall call={call} text={text} onUndone={onEnd} onEnd={end} />
      )}
      {offered && first && (
        <MessageBar
          to={recipientOf(lead)}
          first={first}
          messages={[offered]}
          onOpened={() => (isFinal ? onEnd() : setOpened(true))}
        />
      )}
    </div>
  );
}

interface UndoCallProps extends Pick<Done, 'call' | 'text'> {
  onUndone: () => void;
  /** It is too late to undo it. */
  onEnd: () => void;
}

function UndoCall({ call, text, onUndone, onEnd }: UndoCallProps) {
  const { refresh } = useOffice();
  const [fault, setFault] = useState('');
  const on = useRef({ undone: onUndone, end: onEnd });
  useEffect(() => {
    on.current = { undone: onUndone, end: onEnd };
  });
  const undo = useCallback(async () => {
    const outcome = await officeCall('/api/admin/undo-lead-call', { call });
    if (!outcome.ok) {
      if (outcome.reason === 'unauthorized') leaveExpiredSession('/admin');
      return setFault(isAnswered(outcome) ? outcome.message : UNREACHED);
    }
    on.current.undone();
    refresh();
  }, [call, refresh]);
  useEffect(() => {
    const timer = setTimeout(() => on.current.end(), UNDO_MS);
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
      <span>{fault || text}</span>
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
