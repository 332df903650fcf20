'use client';

import type { FoundRegistration } from '@/lib/schemas/staff-search';
import { RegistrationPayments } from '../office/registration-payments';

/** What was paid, and the forms to record more or to give money back. */
export function RegistrationMoney({ registration }: { registration: FoundRegistration }) {
  return <RegistrationPayments registration={registration} />;
}
