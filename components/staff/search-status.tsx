import { buttonClass } from '@/components/ui/button';
import type { PeopleList } from './people-lists';

interface SearchStatusProps {
  lists: readonly PeopleList[];
  sought: boolean;
  most: number;
  /** Why the lists are not of what was typed last. */
  trouble: string | null;
  onAgain: () => void;
}

/** How many were found, also said aloud, and the way to each list. */
export function SearchStatus({ lists, sought, most, trouble, onAgain }: SearchStatusProps) {
  const shown = lists.filter(({ rows }) => !sought || rows.length > 0);
  return (
    <div className="search-status">
      <div role="status">
        {trouble !== null ? (
          <p className="search-trouble">{trouble}</p>
        ) : (
          <p>{sought ? found(shown, most) : 'The newest of each'}</p>
        )}
      </div>
      {trouble !== null && (
        <button type="button" className={buttonClass('outline')} onClick={onAgain}>
          Try again
        </button>
      )}
      {shown.length > 1 && (
        <nav aria-label="Lists">
          <ul>
            {shown.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

/** "3 leads, 1 student" */
function found(lists: readonly PeopleList[], most: number): string {
  if (lists.length === 0) {
    return 'Nobody found. Try fewer letters, or a part of the phone number.';
  }
  const counts = lists.map(({ rows: { length }, one, many }) => {
    if (length === 1) return `1 ${one}`;
    return length === most ? `${most} or more ${many}` : `${length} ${many}`;
  });
  return `Found: ${counts.join(', ')}`;
}
