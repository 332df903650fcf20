'use client';

import { useState } from 'react';
import { useHydrated } from '@/components/form/form-values';
import { logOut } from '@/components/student/session/log-out';
import { buttonClass } from '@/components/ui/button';

/** Ends the log-in and opens the staff's log-in page. */
export function LogOutButton() {
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
