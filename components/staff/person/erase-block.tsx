'use client';

import { useState } from 'react';
import type { PersonLead } from '@/lib/schemas/person';
import { Line, Tick, Words } from '../office/office-fields';
import { OfficeForm } from '../office/office-form';
import { Opened } from '../office/opened';
import { useOfficeForm } from '../office/use-office-form';
import { useOnceTrue } from '../office/use-once-true';
import { EraseWords } from './erase-words';
import { LeadTicks } from './lead-ticks';

const loadSchema = () => import('@/lib/schemas/person-calls').then((made) => made.eraseSchema);

interface EraseBlockProps {
  student: string;
  leads: readonly PersonLead[];
}

/** For the owner: what goes, what stays and why, and the way to do it. */
export function EraseBlock({ student, leads }: EraseBlockProps) {
  return (
    <div className="correct-block">
      <h3>Erase this student</h3>
      <Opened summary="What goes, what stays, and how">
        <EraseWords />
        <EraseForm student={student} leads={leads} />
      </Opened>
    </div>
  );
}

function EraseForm({ student, leads }: EraseBlockProps) {
  const [chosen, setChosen] = useState<readonly string[]>(() => leads.map(({ id }) => id));
  const form = useOfficeForm<Record<string, string>, object>({
    url: '/api/admin/erase',
    loadSchema,
    blank: { student, confirm: '', reason: '', sure: '' },
    sent: (typed) => ({ ...typed, leads: chosen }),
    told: () => 'Erased.',
  });
  const { bind } = form;
  const sure = bind('sure');
  const lookAgain = useOnceTrue(Boolean(sure.error));
  return (
    <OfficeForm form={form} label="Erase this student" send="Erase for ever" sending="Erasing">
      {leads.length > 0 && <LeadTicks leads={leads} chosen={chosen} onChoose={setChosen} />}
      <Words
        {...bind('reason')}
        of={student}
        label="Why (kept in the audit: no names, no numbers)"
        required
      />
      <Line {...bind('confirm')} of={student} label="Type the student’s name or e-mail" required />
      {lookAgain && (
        <Tick {...sure} of={student} label="I have looked once more: erase all of it" />
      )}
    </OfficeForm>
  );
}
