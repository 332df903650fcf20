import type { Person } from '@/lib/schemas/person';
import { HistoryEntry } from './history-entry';
import { historyItems } from './history-items';
import { NoteForm } from './note-form';
import { WhoLooked } from './who-looked';

interface HistorySectionProps {
  person: Person;
  oldestFirst: boolean;
}

/** A new note, and everything that was, in order of time. */
export function HistorySection({ person, oldestFirst }: HistorySectionProps) {
  const { id, asOf } = person;
  const path = `/searchuser/person/${id}`;
  return (
    <section aria-labelledby="history" className="person-part person-history">
      <div className="staff-head">
        <h2 id="history">History</h2>
        {oldestFirst ? (
          <a className="office-link" href={path}>
            Newest first
          </a>
        ) : (
          <a className="office-link" href={`${path}?order=oldest#history`}>
            Oldest first
          </a>
        )}
      </div>
      <NoteForm student={id} />
      <ol>
        {historyItems(person, oldestFirst).map((item, index) => (
          <HistoryEntry key={`${item.kind} ${item.at} ${index}`} item={item} asOf={asOf} />
        ))}
      </ol>
      <WhoLooked person={person} />
    </section>
  );
}
