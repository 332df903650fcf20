import * as z from 'zod/mini';
import type { FoundPayment } from './found-payment';
import { digitsOf } from './phone';
import { optionalText } from './text';

/** Longer than any name, e-mail or number that somebody types on the phone. */
export const LONGEST_SEARCH = 100;

/** POST /api/admin/search. An empty `q` asks for the newest. */
export const staffSearchSchema = z.object({
  q: z.pipe(digitsOf, optionalText(LONGEST_SEARCH)),
});

/** What every list shows of a person. Moments are ISO 8601. */
interface FoundPerson {
  id: string;
  name: string;
  email: string;
  /** As typed. */
  phones: readonly string[];
  createdAt: string;
}

export interface FoundLead extends FoundPerson {
  coursename: string;
  message: string | null;
  /** Path of the page it was sent from. */
  page: string | null;
  /** Name of the plan that was looked at. */
  plan: string | null;
  /** Perhaps written by a program. */
  suspect: boolean;
}

export interface FoundStudent extends FoundPerson {
  city: string;
  state: string;
  /** How many there are of this student. */
  registrations: number;
}

export interface FoundRegistration extends FoundPerson {
  registrationnumber: string;
  session: string;
  coursename: string;
  planTitle: string | null;
  coursetype: string;
  modeofpayment: string;
  /** With GST; null while it has to be confirmed. */
  pricePaise: number | null;
  /** Newest first; of attempts that came to nothing perhaps not all. */
  payments: readonly FoundPayment[];
}

/** Each list newest first. */
export interface FoundPeople {
  leads: FoundLead[];
  students: FoundStudent[];
  registrations: FoundRegistration[];
  /** When this was so. */
  asOf: string;
  /** No list is longer: one that is as long may go on. */
  most: number;
}
