'use client';

import { IfAllowed } from '@/components/office/ui/if-allowed';
import { LoadedDetails } from '@/components/office/ui/details';
import { printDay } from '@/content/day';
import type { RegistrationReminders } from '@/lib/dues/dues';

const duesForms = () => import('./dues-forms');

interface ReminderBlockProps {
  registration: string;
  reminders: RegistrationReminders;
}

/** The last reminder of a registration, and the form to switch them off. */
export function ReminderBlock({ registration, reminders: { last, stopped } }: ReminderBlockProps) {
  const said = [
    stopped !== null && `Switched off: ${stopped}.`,
    stopped === null && !last && 'None sent yet.',
    last && `Last one on ${printDay(last.on)}, by ${last.byMail ? 'e-mail' : 'WhatsApp'}.`,
  ];
  return (
    <div className="person-block">
      <h3>Reminders</h3>
      <p>{said.filter(Boolean).join(' ')}</p>
      <IfAllowed action="payments.record">
        <LoadedDetails
          summary={stopped === null ? 'Switch reminders off' : 'Switch reminders on'}
          load={duesForms}
        >
          {({ StopForm }) => (
            <StopForm
              key={String(stopped)}
              registration={registration}
              isStopped={stopped !== null}
            />
          )}
        </LoadedDetails>
      </IfAllowed>
    </div>
  );
}
