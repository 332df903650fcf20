'use client';

import { OfficeForm, useOfficeForm } from '@/components/office/form/office-form';
import type { ShownLogIn } from '@/lib/office/staff/listed-staff';
import { LogInLine } from './log-in-line';

const loadSchema = () =>
  import('@/lib/office/staff/staff-forms').then((schemas) => schemas.ownLogInsSchema);

interface OwnLogInsProps {
  logIns: readonly ShownLogIn[];
  /** The one that asks. */
  here: string;
  asOf: string;
}

/** Every device that is logged in now, and how to end what one does not know. */
export function OwnLogIns({ logIns, here, asOf }: OwnLogInsProps) {
  return (
    <>
      <ul className="log-ins">
        {logIns.map((logIn) => (
          <li key={logIn.id}>
            <LogInLine logIn={logIn} asOf={asOf} isHere={logIn.id === here} />
            {logIn.id !== here && <End which={{ logIn: logIn.id }} send="End it" />}
          </li>
        ))}
      </ul>
      {logIns.length > 2 && <End which={{}} send="End all others" />}
      <p className="person-note mt-3">
        A log-in ends by itself two hours after it was last used, and twelve hours after it began.
      </p>
    </>
  );
}

function End({ which, send }: { which: Record<string, string>; send: string }) {
  const form = useOfficeForm<Record<string, string>, unknown>({
    url: '/api/admin/account/log-ins',
    loadSchema,
    blank: which,
    told: () => 'Ended.',
  });
  return (
    <OfficeForm form={form} label={send} send={send} sending="Ending">
      {null}
    </OfficeForm>
  );
}
