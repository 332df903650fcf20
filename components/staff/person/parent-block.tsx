'use client';

import { Words } from '../office/office-fields';
import { OfficeForm } from '../office/office-form';
import { Opened } from '../office/opened';
import { useOfficeForm } from '../office/use-office-form';

const loadSchema = () =>
  import('@/lib/schemas/person-calls').then((made) => made.parentConsentSchema);

/** For a parent's consent that came on paper. */
export function ParentBlock({ student }: { student: string }) {
  return (
    <div className="correct-block">
      <h3>A parent’s consent</h3>
      <p>Under 18, and no parent has agreed yet: form and payment wait.</p>
      <Opened summary="It came on paper">
        <Consent student={student} />
      </Opened>
    </div>
  );
}

function Consent({ student }: { student: string }) {
  const form = useOfficeForm<Record<string, string>, { recorded: boolean }>({
    url: '/api/admin/parent-consent',
    loadSchema,
    blank: { student, reason: '' },
    told: () => 'Recorded.',
  });
  return (
    <OfficeForm form={form} label="A parent agreed" send="Record it" sending="Recording">
      <Words
        {...form.bind('reason')}
        of={student}
        label="What there is: mother or father, signed when, kept where (no names)"
        required
      />
    </OfficeForm>
  );
}
