'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { newRequestId } from '@/components/form/call';
import { readValues } from '@/components/form/form-values';
import { Words } from '@/components/office/form/office-fields';
import { isFocusFree, OfficeForm, useOfficeForm } from '@/components/office/form/office-form';
import { Repeated } from './repeated';

const loadSchema = () => import('@/lib/leads/office-forms').then((schemas) => schemas.noteSchema);

/** A note is kept, and the form is there for the next one. */
export function NoteForm({ student }: { student: string }) {
  const [kept, setKept] = useState(0);
  const [rest, setRest] = useState('');
  return (
    <div className="note-form">
      <Repeated>
        {(again) => (
          <OneNote
            student={student}
            first={kept === 0}
            start={rest}
            onKept={(more) => {
              setRest(more);
              setKept((before) => before + 1);
              again();
            }}
          />
        )}
      </Repeated>
      <p role="status" className="person-note">
        {kept > 0 && 'The note is saved. It stands in the history.'}
      </p>
    </div>
  );
}

interface OneNoteProps {
  student: string;
  first: boolean;
  /** What stands in it already. */
  start: string;
  /** Told what was typed while it was on its way. */
  onKept: (more: string) => void;
}

function OneNote({ student, first, start, onKept }: OneNoteProps) {
  const [requestId] = useState(newRequestId);
  const sent = useRef('');
  const [more, setMore] = useState('');
  const form = useOfficeForm<Record<string, string>, { note: string }>({
    url: '/api/admin/notes',
    loadSchema,
    blank: { student, requestId, text: start },
    told: () => {
      const { text = '' } = readValues(ref.current, { text: '' });
      setMore(text === sent.current ? '' : text);
      return 'The note is saved.';
    },
    sent: (typed) => {
      sent.current = typed.text ?? '';
      return typed;
    },
  });
  const { bind, done, ref } = form;
  useEffect(() => {
    if (first || !isFocusFree(ref.current)) return;
    const box = ref.current?.querySelector('textarea');
    box?.focus();
    box?.setSelectionRange(box.value.length, box.value.length);
  }, [first, ref]);
  const tell = useEffectEvent(() => onKept(more));
  // Once: what is done stays done.
  useEffect(() => {
    if (done) tell();
  }, [done]);
  return (
    <OfficeForm form={form} label="Write a note" send="Save the note" sending="Saving">
      <Words
        {...bind('text')}
        of={student}
        label="Note (it stays as it is written)"
        start={start}
        required
      />
    </OfficeForm>
  );
}
