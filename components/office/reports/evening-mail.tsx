'use client';

import { RefreshOnChange } from '@/components/office/frame/refresh-on-change';
import { LazyDetails } from '@/components/office/ui/details';
import { OfficeForm, SelectField, useOfficeForm } from '@/components/office/ui/form';
import { Card } from '@/components/office/ui/section';
import { eveningTimes, type EveningTime } from '@/lib/reports/reports';
import type { StaffRights } from '@/lib/staff/permissions';

interface EveningMailProps {
  rights: StaffRights;
  at: EveningTime;
}

/** When the owners get the numbers of the day by mail. */
export function EveningMail({ rights, at }: EveningMailProps) {
  return (
    <RefreshOnChange rights={rights}>
      <Card id="evening-mail" title="Evening mail">
        <p>
          {at
            ? `Every owner gets the numbers of the day at ${at}.`
            : 'Every owner can get the numbers of the day by mail.'}
        </p>
        <LazyDetails summary={at ? 'Change the time' : 'Switch it on'}>
          <TimeForm at={at} />
        </LazyDetails>
      </Card>
    </RefreshOnChange>
  );
}

function TimeForm({ at }: { at: EveningTime }) {
  const form = useOfficeForm({
    url: '/api/admin/evening-mail',
    loadSchema: () =>
      import('@/lib/reports/report-forms').then(({ eveningMailSchema }) => eveningMailSchema),
    blank: { at },
    doneText: () => 'Saved.',
  });
  return (
    <OfficeForm form={form} label="Evening mail" send="Save time" sending="Saving">
      <SelectField
        {...form.bind('at')}
        label="Time"
        choices={eveningTimes.map((time) => [time, time || 'No mail'])}
        initial={at}
      />
    </OfficeForm>
  );
}
