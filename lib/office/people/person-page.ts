import 'server-only';
import { countAttempts } from '@/lib/accounts/log-in-attempts';
import type { StaffPerson } from '@/lib/office/staff/access';
import { noteAct } from '@/lib/platform/audit';
import type { Transaction } from '@/lib/platform/database-connection';
import { inTransaction } from '@/lib/platform/db';
import { isUuid } from '@/lib/platform/uuid';
import { isUnder18 } from '@/lib/site/days';
import { matchedLeads } from './matched-leads';
import type { Person, PersonConsent, StudentField } from './person';
import { actsOn, consentsOf, notesOn, viewsOf } from './person-history';
import { personRegistrations } from './person-registrations';

/** All that is read is of one moment. */
const ONE_MOMENT = 'set transaction isolation level repeatable read';

const STUDENT = `
  select studentname, fathername, email, to_char(dateofbirth, 'YYYY-MM-DD') as dateofbirth,
    contactnumber, address, city, state, pincode, "photoName", "createdAt",
    (select count(*)::int from sessions where "studentId" = students.id) as "logIns"
  from students where id = $1`;

type Row = Record<StudentField, string> & {
  photoName: string | null;
  createdAt: Date;
  logIns: number;
};

/**
 * Everything about one student, and in the same transaction the entry in the audit that says who looked.
 * @returns null for an id that is none, and for somebody who was erased
 */
export async function readPerson(staff: StaffPerson, id: string): Promise<Person | null> {
  if (!isUuid(id)) return null;
  return inTransaction(async (client) => {
    await client.query(ONE_MOMENT);
    const { rows } = await client.query<Row>(STUDENT, [id]);
    const [row] = rows;
    if (!row) return null;
    await noteAct(client, staff, { action: 'student.view', subject: 'student', subjectId: id });
    return personOf(client, id, row);
  });
}

async function personOf(client: Transaction, id: string, row: Row): Promise<Person> {
  const { photoName, createdAt, logIns, ...details } = row;
  const leads = await matchedLeads(client, id);
  const registrations = await personRegistrations(client, id);
  const consents = await consentsOf(client, id);
  const idsOf = (all: readonly { id: string }[]) => all.map((one) => one.id);
  return {
    id,
    details,
    photoName,
    logIns,
    leads,
    registrations,
    consents,
    createdAt: createdAt.toISOString(),
    parent: parentOf(details.dateofbirth, consents),
    failedTries: await countAttempts('student', details.email, client),
    notes: await notesOn(client, id, idsOf(leads)),
    acts: await actsOn(client, {
      student: id,
      registrations: idsOf(registrations),
      payments: registrations.flatMap(({ payments }) => idsOf(payments)),
      leads: idsOf(leads),
    }),
    views: await viewsOf(client, id),
    asOf: new Date().toISOString(),
  };
}

/** The newest counts (decision D26). */
function parentOf(dateofbirth: string, consents: readonly PersonConsent[]): Person['parent'] {
  if (!isUnder18(dateofbirth)) return 'not needed';
  return consents.findLast(({ kind }) => kind === 'parent')?.given ? 'given' : 'missing';
}
