'use client';

import { useState } from 'react';
import { Notice } from '@/components/form/notice';
import { buttonClass } from '@/components/ui/button';
import type { OwnCodes } from '@/lib/schemas/listed-staff';
import { leaveWithDeadToken } from '../../student/session/log-out';
import { officeCall } from '../office/office-call';
import { Opened } from '../office/opened';
import { printedMoment } from '../printed-moment';
import { CodeForm } from './code-form';
import { RecoveryCodes } from './recovery-codes';
import { NewSecret, type Secret } from './new-secret';

/** Codes of an app as the second thing to log in with: set up, kept, removed. */
export function OneTimeCodes({ codes, asOf }: { codes: OwnCodes; asOf: string }) {
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);
  if (recoveryCodes) {
    return <RecoveryCodes codes={recoveryCodes} onKept={() => setRecoveryCodes(null)} />;
  }
  if (codes.since === null) {
    return <SetUp required={codes.required} onCodes={setRecoveryCodes} />;
  }
  return (
    <>
      <p>
        On, set up {printedMoment(codes.since, asOf)}. {leftWords(codes.left)}
      </p>
      <Opened
        summary={codes.required ? 'Use another phone' : 'Use another phone, or turn them off'}
      >
        <p className="pt-2">
          Turn the codes off here; then set them up anew, which makes new recovery codes too.
        </p>
        <CodeForm
          url="/api/admin/account/codes/remove"
          send="Turn the codes off"
          sending="Turning them off"
          codeHint="Of the app, or a recovery code"
          told={() => 'One-time codes are off.'}
        />
      </Opened>
    </>
  );
}

interface SetUpProps {
  required: boolean;
  onCodes: (codes: readonly string[]) => void;
}

function SetUp({ required, onCodes }: SetUpProps) {
  const [secret, setSecret] = useState<Secret | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [making, setMaking] = useState(false);
  const begin = async () => {
    // A second secret would replace the one that is shown.
    if (making) return;
    setMaking(true);
    const outcome = await officeCall<Secret>('/api/admin/account/codes', {});
    setMaking(false);
    if (outcome.ok) return setSecret(outcome.data);
    if (outcome.reason === 'unauthorized') return leaveWithDeadToken('/admin');
    setTrouble(outcome.message || 'There is no connection, or the site is busy. Please try again.');
  };
  if (secret) return <NewSecret secret={secret} onCodes={onCodes} />;
  return (
    <>
      <p>
        {required ? 'The owner asks for them on your account. ' : 'Off. '}
        With them, a password that somebody has seen is not enough to log in: an app on your phone
        shows six digits, new every half minute.
      </p>
      <button
        type="button"
        className={buttonClass(required ? 'primary' : 'outline', 'mt-3')}
        aria-disabled={making}
        onClick={() => void begin()}
      >
        {making && <span className="spinner" aria-hidden />}
        Set up one-time codes
      </button>
      <Notice notice={trouble === null ? null : { kind: 'warning', text: trouble }} />
    </>
  );
}

function leftWords(left: number): string {
  if (left === 0) return 'No recovery code is left: set the codes up anew to get eight more.';
  return left === 1 ? 'One recovery code is left.' : `${left} recovery codes are left.`;
}
