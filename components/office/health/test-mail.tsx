'use client';

import { useState } from 'react';
import { isAnswered } from '@/components/form/call';
import { useHydrated } from '@/components/form/form-values';
import { Notice } from '@/components/form/notice';
import type { FormNotice } from '@/components/form/use-checked-form';
import { officeCall } from '@/components/office/frame/office-call';
import { leaveExpiredSession } from '@/components/student/accounts/session';
import { buttonClass } from '@/components/ui/button';

const UNREACHED = 'No answer from the server. Press the button again.';

/** Sends a mail to the person logged in, and shows the mail server's answer. */
export function TestMail({ email }: { email: string }) {
  const scripted = useHydrated();
  const [sending, setSending] = useState(false);
  const [notice, setNotice] = useState<FormNotice | null>(null);
  const send = async () => {
    if (sending) return;
    setSending(true);
    setNotice(null);
    const outcome = await officeCall('/api/admin/server/test-mail', {});
    setSending(false);
    if (outcome.ok) {
      const { isSent, said } = outcome.data;
      return setNotice({ kind: isSent ? 'success' : 'warning', text: said });
    }
    if (outcome.reason === 'unauthorized') return leaveExpiredSession('/admin');
    setNotice({ kind: 'warning', text: (isAnswered(outcome) && outcome.message) || UNREACHED });
  };
  return (
    <div className="office-stack office-stack-wide">
      <p>
        Sends a mail to <bdi>{email}</bdi>, in the way that links, receipts and news of leads go.
      </p>
      <p>
        <button
          type="button"
          className={buttonClass('outline')}
          disabled={!scripted}
          aria-disabled={sending}
          onClick={() => void send()}
        >
          {sending && <span className="spinner" aria-hidden />}
          {sending ? 'Sending' : 'Send a test mail'}
        </button>
      </p>
      <Notice notice={notice} />
    </div>
  );
}
