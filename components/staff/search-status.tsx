import { buttonClass } from '@/components/ui/button';
import type { PeopleList } from './people-lists';

interface SearchStatusProps {
  lists: readonly PeopleList[];
  sought: boolean;
  /** Why the lists are not of what was typed last. */
  trouble: string | null;
  onAgain: () => void;
}

/** How many were found, also said aloud, and the way to each list. */
export function SearchStatus({ lists, sought, trouble, onAgain }: SearchStatusProps) {
  const shown = lists.filter(({ rows }) => !sought || rows.length > 0);
  return (
    <div className="search-status">
      <div role="status">
        {trouble !== null ? (
          <p className="search-trouble">{trouble}</p>
        ) : (
          <p>{sought ? found(shown) : 'The newest of each'}</p>
        )}
      </div>
      {trouble !== null && (
        <button type="button" className={buttonClass('outline')} onClick={onAgain}>
          Try again
        </button>
      )}
      {shown.length > 1 && (
        <ul aria-label="Lists">
          {shown.map(({ id, title }) => (
            <li key={id}>
              <button type="button" onClick={() => goTo(id)}>
                {title}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Not by an anchor: the search stands in that part of the address. */
function goTo(id: string): void {
  const heading = document.getElementById(id);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

/** "3 leads, 1 student" */
function found(lists: readonly PeopleList[]): string {
  if (lists.length === 0) {
    return 'Nobody found. Try fewer letters, a part of the phone number, or fewer filters.';
  }
  const counts = lists.map(({ rows: { length }, one, many, more }) => {
    if (length === 1) return `1 ${one}`;
    return more ? `${length} or more ${many}` : `${length} ${many}`;
  });
  return `Found: ${counts.join(', ')}`;
}
