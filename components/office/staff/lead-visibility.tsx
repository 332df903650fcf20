'use client';

import { LazyDetails } from '@/components/office/ui/details';
import { OfficeForm, RadioField, useOfficeForm } from '@/components/office/ui/form';
import { Section } from '@/components/office/ui/section';

const staffForms = () => import('@/lib/staff/staff-forms');

const choices = [
  ['all', 'All leads'],
  ['own', 'Their own leads and unassigned ones'],
] as const;

/** Which leads counsellors see. */
export function LeadVisibility({ isOwnOnly }: { isOwnOnly: boolean }) {
  return (
    <Section id="leads" title="Leads of counsellors">
      <p>
        {isOwnOnly
          ? 'Counsellors see their own leads and unassigned ones. Under “Permissions” of an account you can let one person see the leads of colleagues.'
          : 'Counsellors see all leads.'}
      </p>
      <LazyDetails summary="Change">
        <VisibilityForm key={String(isOwnOnly)} initial={isOwnOnly ? 'own' : 'all'} />
      </LazyDetails>
    </Section>
  );
}

function VisibilityForm({ initial }: { initial: 'all' | 'own' }) {
  const form = useOfficeForm({
    url: '/api/admin/lead-visibility',
    loadSchema: () => staffForms().then((schemas) => schemas.leadVisibilitySchema),
    blank: { leads: initial },
    doneText: () => 'Saved. Counsellors see it on the next page they open.',
  });
  return (
    <OfficeForm form={form} label="Leads of counsellors" send="Save" sending="Saving">
      <RadioField
        {...form.bindChoice('leads')}
        label="Counsellors see"
        choices={choices}
        initial={initial}
      />
    </OfficeForm>
  );
}
