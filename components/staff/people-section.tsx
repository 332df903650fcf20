import { buttonClass } from '@/components/ui/button';
import type { PeopleList } from './people-lists';

interface PeopleSectionProps {
  list: PeopleList;
  /** Something was looked for. */
  sought: boolean;
  /** The next rows of the list are on their way. */
  loading: boolean;
  onMore: () => void;
}

/** A list under its heading. One in which nobody was found is not there. */
export function PeopleSection({ list, sought, loading, onMore }: PeopleSectionProps) {
  const { id, title, many, rows, near, more } = list;
  if (sought && rows.length === 0) return null;
  const close = rows.slice(0, rows.length - near);
  return (
    <section aria-labelledby={id} className="people">
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {rows.length === 0 && <p>No {many} yet.</p>}
      {close.length > 0 && <ul>{close}</ul>}
      {more && (
        <button
          type="button"
          className={`people-more ${buttonClass('outline')}`}
          aria-disabled={loading}
          onClick={onMore}
        >
          {loading && <span className="spinner" aria-hidden />}
          Show more {many}
        </button>
      )}
      {near > 0 && (
        <>
          <h3 className="people-near">
            {close.length > 0 ? 'Written nearly so' : 'Nobody is written so. Nearly so:'}
          </h3>
          <ul>{rows.slice(close.length)}</ul>
        </>
      )}
    </section>
  );
}
