'use client';

import { IfAllowed } from '@/components/office/ui/if-allowed';
import { LoadedDetails } from '@/components/office/ui/details';
import { InstalmentLines } from '@/components/student/payments/instalment-lines';
import { printDay } from '@/content/day';
import { formatRupees, type Paise } from '@/content/money';
import type { PersonInstalments, PersonRegistration } from '@/lib/people/person';

const instalmentForms = () => import('./instalment-forms');

type PricedRegistration = Pick<
  PersonRegistration,
  'id' | 'coursename' | 'instalments' | 'pricePaise' | 'duePaise'
>;

/** The instalments agreed for a registration, and the form to agree on them. */
export function RegistrationInstalments({ registration }: { registration: PricedRegistration }) {
  const { id, instalments, pricePaise, duePaise } = registration;
  if (pricePaise === null || (!instalments && !duePaise)) return null;
  return (
    <div className="office-actions">
      {instalments && <Agreed instalments={instalments} />}
      {duePaise !== 0 && (
        <IfAllowed action="payments.record">
          <LoadedDetails
            summary={instalments ? 'Change the instalments' : 'Agree on instalments'}
            load={instalmentForms}
          >
            {({ InstalmentForm }) => (
              <InstalmentForm
                key={instalments?.id ?? 'none'}
                registration={id}
                coursename={registration.coursename}
                price={pricePaise as Paise}
                agreed={instalments}
              />
            )}
          </LoadedDetails>
        </IfAllowed>
      )}
    </div>
  );
}

function Agreed({ instalments }: { instalments: PersonInstalments }) {
  const { lines, agreedOn, isCurrent, dueNow } = instalments;
  return (
    <section aria-label="Agreed instalments">
      <p className="office-note">Instalments agreed on {printDay(agreedOn)}</p>
      {isCurrent ? (
        <>
          <InstalmentLines lines={lines} />
          {dueNow > 0 && <p className="office-warning">{formatRupees(dueNow)} due now</p>}
        </>
      ) : (
        <p className="office-warning">
          The price has changed since, so the whole rest is due. Agree on new instalments.
        </p>
      )}
    </section>
  );
}
