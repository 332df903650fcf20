'use client';

import { IfAllowed } from '@/components/office/ui/if-allowed';
import { LoadedDetails } from '@/components/office/ui/details';
import { ActionForm } from '@/components/office/ui/form';
import { printDay } from '@/content/day';
import { formatRupees } from '@/content/money';
import { payerLinks as words } from '@/lib/payments/payer-link-words';
import type { PersonRegistration } from '@/lib/people/person';
import type { OfficePayerLink } from '@/lib/payments/payer-links/payer-links';

const loadForms = () => import('@/lib/payments/payer-links/payer-link-forms');
const makeForm = () => import('./payer-link-forms');

type LinkedRegistration = Pick<
  PersonRegistration,
  'id' | 'submitted' | 'duePaise' | 'payerLinks' | 'payers' | 'phones' | 'doNotCall'
>;

/** Payment links for other payers, and the form that makes one. */
export function RegistrationPayerLinks({ registration }: { registration: LinkedRegistration }) {
  const { id, submitted, duePaise, payerLinks, payers, phones } = registration;
  const phone = phones[0] ?? '';
  const isDue = submitted && Boolean(duePaise);
  if (!isDue && payers.length === 0) return null;
  return (
    <div className="person-block">
      <h3>{words.atDesk}</h3>
      {payers.map(({ name, email, amountPaise }, index) => (
        <p key={index}>
          {formatRupees(amountPaise)} paid by {name}, receipt sent to {email}.
        </p>
      ))}
      {payerLinks.length > 0 && (
        <ul aria-label={words.open}>
          {payerLinks.map((link) => (
            <li key={link.id}>
              {factsOf(link)}
              <IfAllowed action="payments.record">
                <ActionForm
                  url="/api/admin/payer-link/end"
                  loadSchema={() => loadForms().then((schemas) => schemas.endPayerLinkSchema)}
                  blank={{ link: link.id }}
                  doneText={() => words.ended}
                  label={words.end}
                  send={words.end}
                  sending={words.ending}
                  variant="outline"
                />
              </IfAllowed>
            </li>
          ))}
        </ul>
      )}
      {isDue && (
        <IfAllowed action="payments.record">
          {' '}
          <LoadedDetails summary={words.make} load={makeForm}>
            {({ MakePayerLink }) => (
              <MakePayerLink
                registration={id}
                phone={phone}
                doNotCall={registration.doNotCall.includes(phone)}
              />
            )}
          </LoadedDetails>
        </IfAllowed>
      )}
    </div>
  );
}

function factsOf({ via, by, madeOn, until, openedOn }: OfficePayerLink): string {
  const maker = by ?? words.makers[via];
  const opened = openedOn ? `${words.opened} ${printDay(openedOn)}` : words.never;
  return `Made on ${printDay(madeOn)} by ${maker}, ${words.until} ${printDay(until)}, ${opened}.`;
}
