'use client';

import { LazyDetails } from '@/components/office/ui/details';
import { OfficeForm, TextAreaField, useOfficeForm } from '@/components/office/ui/form';

const forms = () => import('@/lib/office/site/site-forms');

/** Settles a point of the checklist in words. */
export function DecidePoint({ point }: { point: string }) {
  return (
    <LazyDetails summary="Keep it as it is, or decide">
      <DecideForm point={point} />
    </LazyDetails>
  );
}

function DecideForm({ point }: { point: string }) {
  const form = useOfficeForm({
    url: '/api/admin/site/decide',
    loadSchema: () => forms().then(({ decideSchema }) => decideSchema),
    blank: { point, decision: '' },
    doneText: () => 'Settled.',
  });
  return (
    <OfficeForm form={form} label="Decision" send="Settle" sending="Saving" variant="outline">
      <TextAreaField {...form.bind('decision')} label="What you have decided" required />
    </OfficeForm>
  );
}
