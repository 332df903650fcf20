'use client';

import { Words } from '@/components/office/form/office-fields';
import { OfficeForm, useOfficeForm } from '@/components/office/form/office-form';
import { Opened } from '@/components/office/form/opened';
import type { DecidedLine } from '@/lib/payments/bank/bank-statement';

const loadPutBack = () =>
  import('@/lib/payments/bank/bank-statement').then((all) => all.bankPutBackSchema);

/** For what was decided wrongly: the line is left to look at again. */
export function PutBack({ line }: { line: Pick<DecidedLine, 'id' | 'payment'> }) {
  return (
    <div className="payments">
      <Opened summary="This is wrong">
        <PutBackForm line={line} />
      </Opened>
    </div>
  );
}

function PutBackForm({ line: { id, payment } }: { line: Pick<DecidedLine, 'id' | 'payment'> }) {
  const form = useOfficeForm<Record<string, string>, unknown>({
    url: '/api/admin/bank-put-back',
    loadSchema: loadPutBack,
    blank: { line: id, payment: payment?.id ?? '', reason: '' },
    told: () => 'It is left to look at again.',
  });
  return (
    <OfficeForm form={form} label="Put the line back" send="Put it back" sending="Putting back">
      <p className="person-note">
        The line goes back to those that are left to look at. The payment itself stays recorded.
      </p>
      <Words {...form.bind('reason')} of={id} label="What was wrong" required />
    </OfficeForm>
  );
}
