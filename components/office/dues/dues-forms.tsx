'use client';

import { LazyDetails } from '@/components/office/ui/details';
import {
  ActionForm,
  OfficeForm,
  SelectField,
  TextAreaField,
  TextField,
  useOfficeForm,
} from '@/components/office/ui/form';

const forms = () => import('@/lib/dues/dues-forms');

interface DuesSettingsProps {
  days: number;
  reminders: 'on' | 'off';
}

/** Days after which a fee without instalments is due, and the switch for reminders. */
export function DuesSettingsBlock(props: DuesSettingsProps) {
  return (
    <LazyDetails summary="Change days and reminders">
      <DuesSettingsForm {...props} />
    </LazyDetails>
  );
}

function DuesSettingsForm({ days, reminders }: DuesSettingsProps) {
  const form = useOfficeForm({
    url: '/api/admin/dues-settings',
    loadSchema: () => forms().then(({ duesSettingsSchema }) => duesSettingsSchema),
    blank: { dueDays: String(days), reminders },
    doneText: () => 'Saved. The list follows at once.',
  });
  const { bind } = form;
  return (
    <OfficeForm form={form} label="Change days and reminders" send="Save" sending="Saving">
      <TextField
        {...bind('dueDays')}
        label="Days after the form was submitted"
        hint="For fees without instalments"
        inputMode="numeric"
        defaultValue={String(days)}
        required
      />
      <SelectField
        {...bind('reminders')}
        label="Reminders"
        choices={[
          ['on', 'Send'],
          ['off', 'Do not send'],
        ]}
        initial={reminders}
      />
      <p className="office-note">
        Switched on again, they begin with what is due from now on. Nothing older is sent.
      </p>
    </OfficeForm>
  );
}

/** Records that a reminder was sent by WhatsApp. */
export function SentByHand({ registration, name }: { registration: string; name: string }) {
  return (
    <ActionForm
      url="/api/admin/due-reminders"
      loadSchema={() => forms().then(({ sentReminderSchema }) => sentReminderSchema)}
      blank={{ registration }}
      label={`Reminder to ${name}`}
      send="Mark as sent"
      sending="Saving"
      variant="outline"
      doneText={() => 'Noted as sent.'}
    />
  );
}

/** Switches the reminders of a registration off, or on again. */
export function StopForm({
  registration,
  isStopped,
}: {
  registration: string;
  isStopped: boolean;
}) {
  const form = useOfficeForm({
    url: '/api/admin/reminder-stops',
    loadSchema: () => forms().then(({ reminderStopSchema }) => reminderStopSchema),
    blank: { registration, stopped: isStopped ? '' : 'on', reason: '' },
    doneText: () =>
      isStopped ? 'Reminders are sent again.' : 'No reminders are sent for this registration.',
  });
  const label = isStopped ? 'Switch reminders on' : 'Switch reminders off';
  return (
    <OfficeForm form={form} label={label} send={label} sending="Saving">
      {!isStopped && <TextAreaField {...form.bind('reason')} label="Reason" required />}
    </OfficeForm>
  );
}
