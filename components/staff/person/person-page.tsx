import type { Person } from '@/lib/schemas/person';
import { RefreshingOffice } from '../frame/refreshing-office';
import { StaffFrame, type AtDesk } from '../frame/staff-frame';
import { AccountSection } from './account-section';
import { HistorySection } from './history-section';
import { PersonHead } from './person-head';
import { RegistrationCard } from './registration-card';

interface PersonPageProps {
  staff: AtDesk;
  person: Person;
  /** The history begins with sign-up, not with the newest. */
  oldestFirst: boolean;
}

/** Everything about one student: first what is asked on the phone, then what was bought, then all that was. */
export function PersonPage({ staff, person, oldestFirst }: PersonPageProps) {
  const isOwner = staff.role === 'owner';
  const { registrations } = person;
  return (
    <StaffFrame path="/searchuser" title={person.details.studentname} staff={staff}>
      <RefreshingOffice isOwner={isOwner}>
        <PersonHead person={person} />
        <div className="person-parts">
          <section aria-labelledby="registrations" className="person-part person-bought">
            <h2 id="registrations">Registrations</h2>
            {registrations.length === 0 && (
              <p>No registration yet. The student fills in the admission form after log-in.</p>
            )}
            {registrations.map((registration, index) => (
              <RegistrationCard
                key={registration.id}
                registration={registration}
                open={index === 0 || registration.duePaise !== 0}
              />
            ))}
          </section>
          <HistorySection person={person} oldestFirst={oldestFirst} />
          <AccountSection person={person} isOwner={isOwner} />
        </div>
      </RefreshingOffice>
    </StaffFrame>
  );
}
