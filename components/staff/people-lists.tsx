import type { ReactElement } from 'react';
import type { FoundPeople } from '@/lib/schemas/staff-search';
import { RegistrationPayments } from './office/registration-payments';
import { PersonRow } from './person-row';
import { LeadDetails, RegistrationDetails, StudentDetails } from './row-details';

/** One of the three lists. */
export interface PeopleList {
  /** Its anchor. */
  id: string;
  title: string;
  one: string;
  many: string;
  rows: readonly ReactElement[];
}

/** The lists as they stand on the page: first the registrations when their number was asked for. */
export function listsOf({ asOf, ...people }: FoundPeople, q: string): PeopleList[] {
  const leads: PeopleList = {
    ...{ id: 'leads', title: 'Leads', one: 'lead', many: 'leads' },
    rows: people.leads.map((lead) => (
      <PersonRow key={lead.id} person={lead} asOf={asOf}>
        <LeadDetails lead={lead} />
      </PersonRow>
    )),
  };
  const students: PeopleList = {
    ...{ id: 'students', title: 'Students', one: 'student', many: 'students' },
    rows: people.students.map((student) => (
      <PersonRow key={student.id} person={student} asOf={asOf}>
        <StudentDetails student={student} />
      </PersonRow>
    )),
  };
  const registrations: PeopleList = {
    ...{ id: 'registrations', title: 'Registrations', one: 'registration', many: 'registrations' },
    rows: people.registrations.map((registration) => (
      <PersonRow key={registration.id} person={registration} asOf={asOf}>
        <RegistrationDetails registration={registration} />
        <RegistrationPayments registration={registration} />
      </PersonRow>
    )),
  };
  const byNumber = people.registrations[0]?.registrationnumber === q.trim();
  return byNumber ? [registrations, leads, students] : [leads, students, registrations];
}
