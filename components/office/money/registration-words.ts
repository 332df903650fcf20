import { formatRupees, type Paise } from '@/content/money';
import type { FoundRegistration } from '@/lib/office/search/staff-search';

/** "Asha Rao, 12345, session 2024-25, GATE (Chemistry), ₹8,999": enough to choose one of several. */
export function registrationWords(registration: FoundRegistration): string {
  const { name, registrationnumber, session, coursename, planTitle, pricePaise } = registration;
  const price = pricePaise === null ? 'price to be confirmed' : formatRupees(pricePaise as Paise);
  return [name, registrationnumber, `session ${session}`, planTitle ?? coursename, price].join(
    ', ',
  );
}
