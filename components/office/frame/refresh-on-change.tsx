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
export function RefreshingOffice({ role, children }: { role: StaffRole; children: ReactNode }) {
  const { refresh } = useRouter();
  const [drawing, startDrawing] = useTransition();
  const [told, setTold] = useState('');
  const last = useRef('');
  const said = useRef<HTMLParagraphElement>(null);
  const office = useMemo(() => {
    const changed = (text = '') => {
      last.current = text;
      setTold('');
      startDrawing(() => refresh());
    };
    return { may: (action: StaffAction) => may({ role }, action), changed };
  }, [role, refresh]);
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => persisted && refresh();
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  }, [refresh]);
  useEffect(() => {
    const text = last.current;
    if (drawing || text === '') return;
    last.current = '';
    if (!isSaid(text)) setTold(text);
  }, [drawing]);
  useEffect(() => {
    if (told !== '' && document.activeElement === document.body) said.current?.focus();
  }, [told]);
  return (
    <OfficeProvider value={office}>
      <DoneNotice text={told} said={said} />
      {children}
    </OfficeProvider>
  );
}

/** Whether it still stands where it was done. */
function isSaid(text: string): boolean {
  return document.querySelector('main')?.textContent.includes(text) ?? false;
}

interface DoneNoticeProps {
  /** '' for nothing. */
  text: string;
  /** Takes the focus where the button that was pressed has gone. */
  said: RefObject<HTMLParagraphElement | null>;
}

/** What was done, also when the row it was done to has left the page. */
export function DoneNotice({ text, said }: DoneNoticeProps) {
  return (
    <div role="status" className="office-told">
      {text !== '' && (
        <p ref={said} tabIndex={-1} className="form-notice form-notice-success">
          <Icon name="tick" />
          {text}
        </p>
      )}
    </div>
  );
}
