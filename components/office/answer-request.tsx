'use client';

import { LazyDetails } from '@/components/office/ui/details';
import { OfficeForm, TextAreaField, useOfficeForm } from '@/components/office/ui/form';

/** Closes a request with an answer that the student reads. */
export function AnswerRequest({ request }: { request: string }) {
  return (
    <LazyDetails summary="Answer">
      <AnswerForm request={request} />
    </LazyDetails>
  );
}

function AnswerForm({ request }: { request: string }) {
  const form = useOfficeForm({
    url: '/api/admin/close-request',
    loadSchema: () => import('@/lib/office/rights/forms').then((forms) => forms.closeRequestSchema),
    blank: { request, outcome: '' },
    doneText: () => 'Answered.',
  });
  return (
    <OfficeForm form={form} label="Answer the request" send="Send the answer" sending="Sending">
      <TextAreaField
        {...form.bind('outcome')}
        label="What was done, or why not (the student reads this)"
        required
      />
    </OfficeForm>
  );
}
