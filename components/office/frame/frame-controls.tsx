'use client';

import { useEffect, useState } from 'react';
import { useHydrated } from '@/components/form/form-values';
import { logOut } from '@/components/student/accounts/session';
import { buttonClass } from '@/components/ui/button';

const TEXT_FIELDS = 'input, textarea, select, [contenteditable]';

/** The log-out button of the header, and the key `/` for the search. */
export function FrameControls() {
  useSearchShortcut();
  return <LogOutButton />;
}

/** The key `/` opens the search on every office page, except while typing. */
function useSearchShortcut(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey } = event;
      const writing = target instanceof Element && target.closest(TEXT_FIELDS);
      if (key !== '/' || writing || altKey || ctrlKey || metaKey || event.defaultPrevented) return;
      event.preventDefault();
      const box = document.querySelector<HTMLInputElement>('#search');
      if (!box) return location.assign('/searchuser');
      box.focus();
      box.select();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

function LogOutButton() {
  const scripted = useHydrated();
  const [leaving, setLeaving] = useState(false);
  return (
    <button
      type="button"
      className={buttonClass('outline')}
      disabled={!scripted}
      aria-disabled={leaving}
      onClick={() => {
        if (leaving) return;
        setLeaving(true);
        void logOut('/admin');
      }}
    >
      {leaving && <span className="spinner" aria-hidden />}
      Logout
    </button>
  );
}
