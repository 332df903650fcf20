'use client';

import { LazyDetails } from '@/components/office/ui/details';
import { OfficeForm, TextField, useOfficeForm } from '@/components/office/ui/form';
import { Section } from '@/components/office/ui/section';
import { formatRupees, type Paise } from '@/content/money';

const forms = () => import('@/lib/refunds/refund-forms');

/** The amount above which refunds need a second person. `now` is lower while a raised one waits. */
export function RefundLimit({ set, now }: { set: Paise; now: Paise }) {
  return (
    <Section id="refunds" title="Large refunds">
      <p>
        Refunds above {formatRupees(now)} need a second owner to confirm them under{' '}
        <a href="/searchuser/payments">Payments</a>.
        {set !== now && ` From tomorrow: above ${formatRupees(set)}.`}
      </p>
      <p className="office-note">
        An owner can request and confirm them a day after a colleague last added or reopened the
        account, set its password or role, or turned off its two-step verification.
      </p>
      <LazyDetails summary="Change amount">
        <LimitForm amount={String(set / 100)} />
      </LazyDetails>
    </Section>
  );
}

function LimitForm({ amount }: { amount: string }) {
  const form = useOfficeForm({
    url: '/api/admin/settings',
    loadSchema: () => forms().then((schemas) => schemas.settingsSchema),
    blank: { refundLimit: amount },
    doneText: () => 'Saved. A higher amount applies from tomorrow, a lower one at once.',
  });
  return (
    <OfficeForm form={form} label="Change amount" send="Save" sending="Saving">
      <TextField
        {...form.bind('refundLimit')}
        label="Amount in rupees"
        hint="A higher amount applies after a day, so that it cannot be raised for one refund"
        inputMode="decimal"
        defaultValue={amount}
        required
      />
    </OfficeForm>
  );
}
