'use client';

import { Words } from '@/components/office/form/office-fields';
import { OfficeForm, useOfficeForm } from '@/components/office/form/office-form';
import { Opened } from '@/components/office/form/opened';

const loadSchema = () =>
  import('@/lib/office/people/person-forms').then((made) => made.parentConsentSchema);

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
