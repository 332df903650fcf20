'use client';

import { ActionForm } from '@/components/office/ui/form';
import { NewPayerLink } from '@/components/student/payments/new-payer-link';
import { payerLinks as words } from '@/lib/payments/payer-link-words';

const loadForms = () => import('@/lib/payments/payer-links/payer-link-forms');

/**
 * Makes a payment link, which is shown once.
 * @param phone of the student
 */
export function MakePayerLink({ registration, phone }: { registration: string; phone: string }) {
  return (
    <ActionForm
      url="/api/admin/payer-link"
      loadSchema={() => loadForms().then((schemas) => schemas.makePayerLinkSchema)}
      blank={{ registration }}
      doneText={() => words.made}
      label={words.make}
      send={words.make}
      sending={words.making}
      next={(made) => <NewPayerLink {...made} phone={phone} />}
    >
      <p>{words.forWhom}</p>
    </ActionForm>
  );
}
