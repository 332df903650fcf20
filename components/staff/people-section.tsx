import type { PeopleList } from './people-lists';

interface PeopleSectionProps {
  list: PeopleList;
  /** Something was searched for; otherwise these are the newest. */
  sought: boolean;
  /** A list of so many may go on. */
  most: number;
}

/** A list under its heading. One in which nobody was found is not there. */
export function PeopleSection({ list, sought, most }: PeopleSectionProps) {
  const { id, title, many, rows } = list;
  if (sought && rows.length === 0) return null;
  return (
    <section aria-labelledby={id} className="people">
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {rows.length > 0 ? <ul>{rows}</ul> : <p>No {many} yet.</p>}
      {sought && rows.length === most && (
        <p className="people-more">
          These are the newest {most}. Type more to leave out the others.
        </p>
      )}
    </section>
  );
}
