'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { newRequestId } from '@/components/form/submission';
import { isFocusFree } from '../office/is-focus-free';
import { Words } from '../office/office-fields';
import { OfficeForm } from '../office/office-form';
import { useOfficeForm } from '../office/use-office-form';
import { Repeated } from './repeated';

const loadSchema = () => import('@/lib/schemas/person-calls').then((made) => made.noteSchema);

/** A note is kept, and the form is there for the next one. */
export function NoteForm({ student }: { student: string }) {
  const [kept, setKept] = useState(0);
  return (
    <div className="note-form">
      <Repeated>
        {(again) => (
          <OneNote
            student={student}
            first={kept === 0}
            onKept={() => {
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
  onKept: () => void;
}

function OneNote({ student, first, onKept }: OneNoteProps) {
  const [requestId] = useState(newRequestId);
  const form = useOfficeForm<Record<string, string>, { note: string }>({
    url: '/api/admin/notes',
    loadSchema,
    blank: { student, requestId, text: '' },
    told: () => 'The note is saved.',
  });
  const { bind, done, ref } = form;
  useEffect(() => {
    if (!first && isFocusFree(ref.current)) ref.current?.querySelector('textarea')?.focus();
  }, [first, ref]);
  const tell = useEffectEvent(onKept);
  // Once: what is done stays done.
  useEffect(() => {
    if (done) tell();
  }, [done]);
  return (
    <OfficeForm form={form} label="Write a note" send="Save the note" sending="Saving">
      <Words {...bind('text')} of={student} label="Note (it stays as it is written)" required />
    </OfficeForm>
  );
}
