import type { ReactElement } from 'react';
import { searchLists, type SearchList } from '@/content/search-filters';
import { listWords } from '@/content/search-words';
import type { FoundPeople } from '@/lib/schemas/staff-search';
import { RegistrationPayments } from './office/registration-payments';
import { PersonRow } from './person-row';
import { LeadDetails, MoneyDetails, RegistrationDetails, StudentDetails } from './row-details';

/** One of the four lists. */
export interface PeopleList {
  /** Its anchor. */
  id: SearchList;
  title: string;
  one: string;
  many: string;
  rows: readonly ReactElement[];
  /** So many at the end fit nearly. */
  near: number;
  /** It goes on. */
  more: boolean;
}

/** The lists as they stand on the page: first the registrations when their number was asked for. */
export function listsOf(people: FoundPeople, q: string): PeopleList[] {
  const lists = searchLists.map((id) => ({
    id,
    ...listWords[id],
    rows: rowsOf(id, people),
    near: people.near[id],
    more: people.more[id] !== null,
  }));
  const byNumber = people.registrations[0]?.registrationnumber === q.trim();
  const first = (list: PeopleList) => byNumber && list.id === 'registrations';
  return [...lists.filter(first), ...lists.filter((list) => !first(list))];
}

function rowsOf(list: SearchList, { asOf, ...people }: FoundPeople): ReactElement[] {
  if (list === 'leads') {
    return people.leads.map((lead) => (
      <PersonRow key={lead.id} person={lead} asOf={asOf} href={`/searchuser/leads/${lead.id}`}>
        <LeadDetails lead={lead} />
      </PersonRow>
    ));
  }
  if (list === 'students') {
    return people.students.map((student) => (
      <PersonRow key={student.id} person={student} asOf={asOf} href={personPath(student.id)}>
        <StudentDetails student={student} />
      </PersonRow>
    ));
  }
  if (list === 'registrations') {
    return people.registrations.map((one) => {
      const href = `${personPath(one.studentId)}#registration-${one.id}`;
      return (
        <PersonRow key={one.id} person={one} asOf={asOf} href={href}>
          <RegistrationDetails registration={one} />
          <RegistrationPayments registration={one} />
        </PersonRow>
      );
    });
  }
  return people.payments.map((money) => {
    const { id, registration } = money;
    const href = registration
      ? `${personPath(registration.studentId)}#payment-${id}`
      : '/searchuser/payments?show=attention';
    return (
      <PersonRow key={id} person={money} asOf={asOf} href={href}>
        <MoneyDetails money={money} />
      </PersonRow>
    );
  });
}

const personPath = (studentId: string) => `/searchuser/person/${studentId}`;
