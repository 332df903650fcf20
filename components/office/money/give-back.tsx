import { useState } from 'react';
import { newRequestId } from '@/components/form/call';
import { Choices, Line, Words } from '@/components/office/form/office-fields';
import {
  OfficeForm,
  useOffice,
  useOfficeForm,
  useOnceTrue,
} from '@/components/office/form/office-form';
import { Opened } from '@/components/office/form/opened';
import type { FoundPayment } from '@/lib/payments/desk/payment-list';
import { byHand } from './record-form';

const loadSchema = () =>
  import('@/lib/payments/desk/office-money').then((schemas) => schemas.refundSchema);

const THE_SAME_WAY = ['gateway', 'The way it came'] as const;

const told = {
  pending: 'It is on its way back. This page shows when it has arrived.',
  done: 'It has been given back.',
  failed: 'The gateway refused it. Give the money back in another way.',
} as const;

/** Gives back all that is left, or a part. */
function RefundForm({ payment }: { payment: FoundPayment }) {
  const { id, provider, leftPaise } = payment;
  const [requestId] = useState(newRequestId);
  const amount = String(leftPaise / 100);
  const choices = provider === 'office' ? byHand : [THE_SAME_WAY, ...byHand];
  const [[start]] = choices as [readonly [string, string]];
  const form = useOfficeForm<Record<string, string>, { status: keyof typeof told }>({
    url: '/api/admin/refunds',
    loadSchema,
    blank: { payment: id, requestId, amount, method: start, reference: '', reason: '' },
    told: ({ status }) => told[status],
  });
  const { bind, bindChoice } = form;
  return (
    <OfficeForm form={form} label="Give money back" send="Give it back" sending="Giving it back">
      <Line
        {...bind('amount')}
        of={id}
        label="Amount in rupees"
        inputMode="decimal"
        defaultValue={amount}
        required
      />
      <Choices
        {...bindChoice('method')}
        of={id}
        label="How it goes back"
        choices={choices}
        start={start}
      />
      <Line {...bind('reference')} of={id} label="Reference" hint="For a bank deposit or UPI" />
      <Words {...bind('reason')} of={id} label="Why" required />
    </OfficeForm>
  );
}

/** Offered to roles that may refund while something is left of the payment. */
export function GiveBack({ payment }: { payment: FoundPayment }) {
  const { may } = useOffice();
  const offered = useOnceTrue(payment.leftPaise > 0);
  if (!may('payments.refund') || !offered) return null;
  return (
    <Opened summary="Give money back">
      <RefundForm payment={payment} />
    </Opened>
  );
}
