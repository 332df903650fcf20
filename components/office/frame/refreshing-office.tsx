'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useMemo, useRef, useState, useTransition, type ReactNode } from 'react';
import { OfficeProvider } from '@/components/office/form/office-form';
import { may, type StaffAction, type StaffRole } from '@/lib/office/staff/permissions';
import { Told } from './told';

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
      <Told text={told} said={said} />
      {children}
    </OfficeProvider>
  );
}

/** Whether it still stands where it was done. */
function isSaid(text: string): boolean {
  return document.querySelector('main')?.textContent.includes(text) ?? false;
}
