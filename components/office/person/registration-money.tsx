'use client';

import { RegistrationPayments } from '@/components/office/money/registration-payments';
import type { FoundRegistration } from '@/lib/office/search/staff-search';

/** What was paid, and the forms to record more or to give money back. */
export function RegistrationMoney({ registration }: { registration: FoundRegistration }) {
  return <RegistrationPayments registration={registration} />;
}
