import 'server-only';
import { planLabel } from '@/content/plan-label';
import { db } from '@/lib/db';
import { ApiError } from '@/lib/errors';
import type {
  FoundLead,
  FoundPeople,
  FoundRegistration,
  FoundStudent,
} from '@/lib/schemas/staff-search';
import { Prisma } from '@/prisma/client/client';
import { paymentsOfRegistrations } from './found-payments';
import { hasAll } from './search-conditions';
import { searchTerms, type SearchTerm } from './search-terms';

const NEWEST = 20;
const MOST_FOUND = 50;

/** Of each of the statements; people who wait on the phone do not wait longer. */
const SET_LIMIT = Prisma.sql`set local statement_timeout = '2s'`;

/**
 * Leads, students and registrations in which everything typed is found: parts of name or e-mail, of a
 * phone by its digits, the beginning of a registration number. Nothing typed finds the newest.
 * @param _staff who has shown to be staff
 * @throws ApiError unavailable when it takes too long
 */
export async function searchPeople(_staff: { staffId: string }, q: string): Promise<FoundPeople> {
  const terms = searchTerms(q);
  const most = terms.length === 0 ? NEWEST : MOST_FOUND;
  try {
    const [, leads, students, registrations] = await db.$transaction([
      db.$executeRaw(SET_LIMIT),
      db.$queryRaw<Row<FoundLead>[]>(leadsWith(terms, most)),
      db.$queryRaw<Row<FoundStudent>[]>(studentsWith(terms, most)),
      db.$queryRaw<Row<Omit<FoundRegistration, 'payments'>>[]>(registrationsWith(terms, most)),
    ]);
    const payments = await paymentsOfRegistrations(registrations.map(({ id }) => id));
    return {
      leads: leads.map((lead) => ({ ...found(lead), plan: lead.plan && nameOf(lead.plan) })),
      students: students.map(found),
      registrations: registrations.map((row) => ({
        ...found(row),
        payments: payments.get(row.id) ?? [],
      })),
      asOf: new Date().toISOString(),
      most,
    };
  } catch (error) {
    if (!isTimeout(error)) throw error;
    throw new ApiError('unavailable', 'That took too long. Type more letters, then try again.');
  }
}

/** As the database has it. */
type Row<Found> = Omit<Found, 'createdAt' | 'phones'> & { createdAt: Date; phones: string[] };

function leadsWith(terms: SearchTerm[], most: number): Prisma.Sql {
  const columns = { texts: ['name', 'email'], phones: ['phonenumber'] };
  // What a program wrote is no news; whoever asks for it by name may well be a person.
  const listed = terms.length === 0 ? Prisma.sql`not suspect` : Prisma.sql`true`;
  return Prisma.sql`
    select id, name, email, array[phonenumber] as phones, "createdAt",
      coursename, message, page, plan, suspect
    from leads where ${listed} and ${hasAll(terms, columns)}
    order by "createdAt" desc, id desc limit ${most}`;
}

function studentsWith(terms: SearchTerm[], most: number): Prisma.Sql {
  const columns = { texts: ['studentname', 'email'], phones: ['contactnumber'] };
  return Prisma.sql`
    select id, studentname as name, email, array[contactnumber] as phones, "createdAt", city, state,
      (select count(*)::int from registrations where "studentId" = students.id) as registrations
    from students where ${hasAll(terms, columns)}
    order by "createdAt" desc, id desc limit ${most}`;
}

function registrationsWith(terms: SearchTerm[], most: number): Prisma.Sql {
  const columns = {
    texts: ['studentname', 'email'],
    phones: ['mobilenumber', 'phonenumber'],
    number: 'registrationnumber',
  };
  return Prisma.sql`
    select id, studentname as name, email, array[mobilenumber, phonenumber] as phones, "createdAt",
      registrationnumber, session, coursename, "planTitle", coursetype, modeofpayment, "pricePaise"
    from registrations where ${hasAll(terms, columns)}
    order by ${wholeNumberFirst(terms)} "createdAt" desc, id desc limit ${most}`;
}

/** A form that is read out by its number is not to be looked for among phones that contain it. */
function wholeNumberFirst([term]: SearchTerm[]): Prisma.Sql {
  return term?.number ? Prisma.sql`registrationnumber = ${term.number} desc,` : Prisma.empty;
}

function found<Found extends { createdAt: Date; phones: string[] }>(row: Found) {
  const phones = [...new Set(row.phones.filter((phone) => phone.trim() !== ''))];
  return { ...row, phones, createdAt: row.createdAt.toISOString() };
}

/** A plan that is not sold any more keeps its id. */
function nameOf(plan: string): string {
  return planLabel(plan) ?? plan;
}

function isTimeout(error: unknown): boolean {
  if (!(error instanceof Error) || !('meta' in error)) return false;
  return JSON.stringify(error.meta).includes('57014');
}
