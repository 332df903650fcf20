'use client';

import { useRouter } from 'next/navigation';
import {
  useEffect,
  useMemo,
  useRef,
  useState,
  useTransition,
  type ReactNode,
  type RefObject,
} from 'react';
import { OfficeProvider } from '@/components/office/ui/form';
import { Icon } from '@/components/ui/icon';
import { may, type StaffAction, type StaffRole } from '@/lib/office/staff/permissions';

/**
 * For a page that is drawn anew by the server when something on it was changed, and when the browser brings
 * it back from its memory. What a form said that has gone with its row is said above.
 */
export function RefreshOnChange({ role, children }: { role: StaffRole; children: ReactNode }) {
  const { refresh } = useRouter();
  const [refreshing, startRefresh] = useTransition();
  const [doneText, setDoneText] = useState('');
  const pending = useRef('');
  const notice = useRef<HTMLParagraphElement>(null);
  const office = useMemo(() => {
    const reload = (text = '') => {
      pending.current = text;
      setDoneText('');
      startRefresh(() => refresh());
    };
    return { may: (action: StaffAction) => may({ role }, action), refresh: reload };
  }, [role, refresh]);
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => persisted && refresh();
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  }, [refresh]);
  useEffect(() => {
    const text = pending.current;
    if (refreshing || text === '') return;
    pending.current = '';
    if (!isShown(text)) setDoneText(text);
  }, [refreshing]);
  useEffect(() => {
    if (doneText !== '' && document.activeElement === document.body) notice.current?.focus();
  }, [doneText]);
  return (
    <OfficeProvider value={office}>
      <DoneNotice text={doneText} textRef={notice} />
      {children}
    </OfficeProvider>
  );
}

/** Whether it still stands where it was done. */
function isShown(text: string): boolean {
  return document.querySelector('main')?.textContent.includes(text) ?? false;
}

interface DoneNoticeProps {
  /** '' for nothing. */
  text: string;
  /** Takes the focus where the button that was pressed has gone. */
  textRef: RefObject<HTMLParagraphElement | null>;
}

/** What was done, also when the row it was done to has left the page. */
export function DoneNotice({ text, textRef }: DoneNoticeProps) {
  return (
    <div role="status" className="office-told">
      {text !== '' && (
        <p ref={textRef} tabIndex={-1} className="form-notice form-notice-success">
          <Icon name="tick" />
          {text}
        </p>
      )}
    </div>
  );
}
