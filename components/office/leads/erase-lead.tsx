'use client';

import { LazyDetails } from '@/components/office/ui/details';
import {
  AUDITED_REASON,
  ConfirmField,
  OfficeForm,
  TextAreaField,
  useOfficeForm,
} from '@/components/office/ui/form';
import { useOffice } from '@/components/office/ui/office-context';

/** For roles that may erase leads: the data to be erased, and the form. */
export function EraseLead({ lead }: { lead: string }) {
  const { may } = useOffice();
  if (!may('leads.erase')) return null;
  return (
    <LazyDetails summary="Erase this lead">
      <p className="office-prose">
        This permanently deletes all enquiries of this person and the notes on them. A student
        account stays: erase it on the student’s page.
      </p>
      <EraseLeadForm lead={lead} />
    </LazyDetails>
  );
}

function EraseLeadForm({ lead }: { lead: string }) {
  const form = useOfficeForm({
    url: '/api/admin/erase-lead',
    loadSchema: () => import('@/lib/data-rights/forms').then((forms) => forms.eraseLeadSchema),
    blank: { lead, reason: '', sure: '' },
    doneText: () => 'Erased.',
  });
  const { bind } = form;
  return (
    <OfficeForm form={form} label="Erase this lead" send="Erase" sending="Erasing">
      <TextAreaField {...bind('reason')} label={AUDITED_REASON} required />
      <ConfirmField {...bind('sure')} label="I have checked: erase everything" />
    </OfficeForm>
  );
}
