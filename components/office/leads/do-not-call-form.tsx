'use client';

import { LazyDetails } from '@/components/office/ui/details';
import { ActionForm, AUDITED_REASON } from '@/components/office/ui/form';
import { useOffice } from '@/components/office/ui/office-context';
import type { ShownNumber } from '@/lib/leads/office-forms';
import { printedPhone } from '@/lib/platform/phone-number';

const forms = () => import('@/lib/leads/office-forms');

interface DoNotCallFormProps extends ShownNumber {
  /** The owner of the number asked not to be called. */
  doNotCall: boolean;
}

/** Keeps that a number is not to be called, or lifts it. */
export function DoNotCallForm({ doNotCall, ...number }: DoNotCallFormProps) {
  const { may } = useOffice();
  // A text without digits cannot be called.
  if (!may('people.change') || !/\p{Nd}/u.test(number.phone)) return null;
  const printed = printedPhone(number.phone);
  if (doNotCall) {
    return (
      <LazyDetails
        key="lift"
        summary={
          <>
            Lift “Do not call”<span className="sr-only"> for {printed}</span>
          </>
        }
      >
        <p className="office-prose">Only when the person asks to be called again.</p>
        <ActionForm
          url="/api/admin/call-again"
          loadSchema={() => forms().then(({ callAgainSchema }) => callAgainSchema)}
          blank={{ ...number }}
          label={`Lift “Do not call” for ${printed}`}
          send="Allow calls again"
          sending="Saving"
          variant="outline"
          doneText={() => 'Saved. The number may be called. Closed leads stay closed.'}
          reason={AUDITED_REASON}
        />
      </LazyDetails>
    );
  }
  return (
    <LazyDetails
      key="ask"
      summary={
        <>
          Do not call<span className="sr-only"> {printed}</span>
        </>
      }
    >
      <p className="office-prose">
        For a person who asks not to be called. It holds for the number, also when the person writes
        again. Open leads with it are closed.
      </p>
      <ActionForm
        url="/api/admin/do-not-call"
        loadSchema={() => forms().then(({ askNotToCallSchema }) => askNotToCallSchema)}
        blank={{ ...number }}
        label={`Do not call ${printed}`}
        send="Do not call this number"
        sending="Saving"
        variant="outline"
        doneText={() => 'Saved. Nobody calls this number any more.'}
      />
    </LazyDetails>
  );
}
