'use client';

import { useRouter } from 'next/navigation';
import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useTransition,
  type ReactNode,
} from 'react';
import { OfficeProvider, rightsInContext } from '@/components/office/ui/office-context';
import { Icon } from '@/components/ui/icon';
import type { StaffRights } from '@/lib/staff/permissions';

/**
 * Refreshes a server-rendered page after a change and after a restore from the back/forward cache. The
 * message of a form that was removed with its row is shown at the top.
 */
export function RefreshOnChange({
  rights,
  children,
}: {
  rights: StaffRights;
  children: ReactNode;
}) {
  const refresh = useRefresh();
  const [refreshing, startRefresh] = useOneRefresh(refresh);
  const [doneText, setDoneText] = useState('');
  const pending = useRef('');
  const notice = useRef<HTMLParagraphElement>(null);
  const office = useMemo(() => {
    const reload = (text = '') => {
      pending.current = text;
      setDoneText('');
      startRefresh();
    };
    return { ...rightsInContext(rights), refresh: reload };
  }, [rights, startRefresh]);
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => persisted && refresh();
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  }, [refresh]);
  useEffect(() => {
    // The next form may be refused.
    const clear = () => setDoneText('');
    addEventListener('submit', clear, true);
    return () => removeEventListener('submit', clear, true);
  }, []);
  useEffect(() => {
    const text = pending.current;
    if (refreshing || text === '') return;
    pending.current = '';
    if (!isShown(text)) setDoneText(text);
  }, [refreshing]);
  useEffect(() => {
    // The pressed button has been removed with its row.
    if (doneText !== '' && document.activeElement === document.body) notice.current?.focus();
  }, [doneText]);
  return (
    <OfficeProvider value={office}>
      <div role="status" className="office-done">
        {doneText !== '' && (
          <p ref={notice} tabIndex={-1} className="form-notice form-notice-success">
            <Icon name="tick" />
            {doneText}
          </p>
        )}
      </div>
      {children}
    </OfficeProvider>
  );
}

/** Changes during a refresh are refreshed once, after it: the next change would wait behind them. */
function useOneRefresh(refresh: () => void): [refreshing: boolean, start: () => void] {
  const [refreshing, startTransition] = useTransition();
  const running = useRef(false);
  const askedAgain = useRef(false);
  const start = useCallback(() => {
    askedAgain.current = running.current;
    if (running.current) return;
    running.current = true;
    startTransition(refresh);
  }, [refresh]);
  useEffect(() => {
    if (refreshing) return;
    running.current = false;
    if (askedAgain.current) start();
  }, [refreshing, start]);
  return [refreshing, start];
}

/** Without a connection Next's refresh would leave the page, so this one waits until it is back. */
function useRefresh(): () => void {
  const router = useRouter();
  return useCallback(() => {
    if (navigator.onLine) router.refresh();
    else addEventListener('online', () => router.refresh(), { once: true });
  }, [router]);
}

function isShown(text: string): boolean {
  return document.querySelector('main')?.textContent.includes(text) ?? false;
}
