import { useEffect, useRef, useState } from 'react';
import { call, type Outcome } from '@/components/form/call';

const PREFIX = '#link=';

/**
 * A sign-in link from an e-mail opens `/student-login#link=…`. What is after the mark never reaches a
 * server log, and leaves the address bar and the history at once.
 * @param loadToaster nobody has turned to the form, which would have loaded it
 * @returns whether one is being used now
 */
export function useSignInLink(
  settle: (outcome: Outcome<string>) => void,
  loadToaster: () => Promise<unknown>,
): boolean {
  const [opening, setOpening] = useState(false);
  const latest = useRef(settle);
  useEffect(() => {
    latest.current = settle;
  });
  useEffect(() => {
    const open = async () => {
      if (!location.hash.startsWith(PREFIX)) return;
      const token = decodeToken(location.hash.slice(PREFIX.length));
      history.replaceState(null, '', location.pathname + location.search);
      setOpening(true);
      void loadToaster();
      latest.current(await call<string>('/api/student/sign-in-link/use', { body: { token } }));
      setOpening(false);
    };
    void open();
    // A link that is opened in a tab where this page stands already loads nothing.
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, [loadToaster]);
  return opening;
}

function decodeToken(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
