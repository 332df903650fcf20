'use client';

import { useState } from 'react';
import { Line, Tick, Words } from '@/components/office/form/office-fields';
import { OfficeForm, useOfficeForm, useOnceTrue } from '@/components/office/form/office-form';
import { Opened } from '@/components/office/form/opened';
import type { PersonLead } from '@/lib/office/people/person';

const loadSchema = () =>
  import('@/lib/office/people/person-forms').then((made) => made.eraseSchema);

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

interface LeadTicksProps {
  leads: readonly PersonLead[];
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
}

/** Leads that may be the same person: a phone can be a whole family's. */
function LeadTicks({ leads, chosen, onChoose }: LeadTicksProps) {
  return (
    <fieldset className="field office-choices">
      <legend>Leads with the same phone or e-mail: untick those of somebody else</legend>
      <div>
        {leads.map(({ id, name, phonenumber, coursename, byPhone, byEmail }) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                onChoose(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
            />
            {[name, phonenumber, coursename].filter(Boolean).join(', ')} (same{' '}
            {[byPhone && 'phone', byEmail && 'e-mail'].filter(Boolean).join(' and ')})
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** What an erasure takes and leaves, for whoever has to answer for it. */
function EraseWords() {
  return (
    <div className="erase-words">
      <p>
        <b>Goes, for ever:</b> the account and all log-ins, photos, consents, notes, corrections,
        every registration, the leads ticked below, mails that wait to be sent, and what payment
        gateways and the bank wrote about the payments.
      </p>
      <p>
        <b>Stays:</b> payments, refunds and receipts with the name and number on them, no longer
        connected with anybody. Tax law wants the books kept (GST: six years after the annual return
        of the year). The audit stays, too: it says who did what, without names. Backups that were
        made before hold the student until they are deleted.
      </p>
      <p>
        It cannot be undone. Payments that are open or need a decision have to be settled first.
      </p>
    </div>
  );
}
