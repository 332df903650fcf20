'use client';

import { ActionForm } from '@/components/office/ui/form';
import { CallLimit } from '@/components/office/ui/phone-links';
import { NewPayerLink } from '@/components/student/payments/new-payer-link';
import { payerLinks as words } from '@/lib/payments/payer-link-words';

const loadForms = () => import('@/lib/payments/payer-links/payer-link-forms');

interface MakePayerLinkProps {
  registration: string;
  /** Of the student. */
  phone: string;
  doNotCall: boolean;
}

/** Makes a payment link, which is shown once. */
export function MakePayerLink({ registration, phone, doNotCall }: MakePayerLinkProps) {
  return (
    <ActionForm
      url="/api/admin/payer-link"
      loadSchema={() => loadForms().then((schemas) => schemas.makePayerLinkSchema)}
      blank={{ registration }}
      doneText={() => words.made}
      label={words.make}
      send={words.make}
      sending={words.making}
      next={(made) => (
        <>
          <NewPayerLink {...made} phone={phone} />
          <CallLimit doNotCall={doNotCall} service="course" />
        </>
      )}
    >
      <p>{words.forWhom}</p>
    </ActionForm>
  );
}
