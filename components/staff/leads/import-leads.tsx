'use client';

import { useEffect, useRef, useState } from 'react';
import { newRequestId } from '@/components/form/submission';
import { typedBefore } from '@/components/form/typed-before';
import type { Imported, ImportPreview } from '@/lib/leads/import-plan';
import { leaveWithDeadToken } from '../../student/session/log-out';
import { officeCall } from '../office/office-call';
import { ImportPreviewed } from './import-previewed';
import { importText, ImportSource } from './import-source';
import { ImportDone } from './import-done';

const UNREACHED = 'No answer came. Nothing you typed is lost: press the button again.';

interface Looked {
  preview: ImportPreview;
  /** Of this preview: pressed twice, it is taken in once. */
  requestId: string;
}

/** Paste or choose a list, look at what it would do, then take it in. */
export function ImportLeads() {
  const [text, setText] = useState(() => typedBefore(importText));
  const [looked, setLooked] = useState<Looked | null>(null);
  const [done, setDone] = useState<Imported | null>(null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const step = done ? 'done' : looked ? 'preview' : 'source';
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step) place.current?.querySelector<HTMLElement>('h2')?.focus();
    before.current = step;
  }, [step]);

  const call = async <Data,>(url: string, body: object, then: (data: Data) => void) => {
    if (busy) return;
    setBusy(true);
    setFault('');
    const outcome = await officeCall<Data>(url, body);
    setBusy(false);
    if (outcome.ok) return then(outcome.data);
    const { reason, message, fields } = outcome;
    if (reason === 'unauthorized') return leaveWithDeadToken('/admin');
    setFault(fields.text || message || UNREACHED);
  };
  const look = () =>
    call<ImportPreview>('/api/admin/lead-preview', { text }, (preview) =>
      setLooked({ preview, requestId: newRequestId() }),
    );
  const takeIn = ({ preview: { digest }, requestId }: Looked) =>
    call<Imported>('/api/admin/lead-import', { text, digest, requestId }, setDone);
  const again = () => {
    setLooked(null);
    setFault('');
  };
  return (
    <div ref={place} className="import">
      {step === 'source' && (
        <ImportSource
          text={text}
          setText={setText}
          busy={busy}
          fault={fault}
          setFault={setFault}
          onLook={() => void look()}
        />
      )}
      {step === 'preview' && looked && (
        <ImportPreviewed
          preview={looked.preview}
          busy={busy}
          fault={fault}
          onTakeIn={() => void takeIn(looked)}
          onLook={() => void look()}
          onBack={again}
        />
      )}
      {done && <ImportDone done={done} />}
    </div>
  );
}
