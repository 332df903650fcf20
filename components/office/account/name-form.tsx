'use client';

import { Line } from '@/components/office/form/office-fields';
import { OfficeForm, useOfficeForm } from '@/components/office/form/office-form';

const loadSchema = () =>
  import('@/lib/office/staff/staff-forms').then((schemas) => schemas.ownNameSchema);

/** What colleagues read beside leads and notes. */
export function NameForm({ name }: { name: string }) {
  const form = useOfficeForm<Record<string, string>, unknown>({
    url: '/api/admin/account/name',
    loadSchema,
    blank: { name },
    told: () => 'Colleagues see this name from now on.',
  });
  return (
    <OfficeForm form={form} label="Your name" send="Save the name" sending="Saving">
      <Line
        {...form.bind('name')}
        of="own"
        label="Name"
        hint="Colleagues see it beside leads and notes"
        defaultValue={name}
        autoComplete="name"
        required
      />
    </OfficeForm>
  );
}
