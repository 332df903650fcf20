import { useEffect, type KeyboardEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { LONGEST_SEARCH } from '@/lib/schemas/search-filters';
import { fillSearchField, searchField } from './search-field';

interface SearchBoxProps {
  /** What is in it when the page opens. */
  start: string;
  searching: boolean;
  /** With every letter. */
  onType: (q: string) => void;
  /** When it is not to wait for more. */
  onSearch: (q: string) => void;
  /** Enter was pressed: the same, and then to the results. */
  onEnter: (q: string) => void;
}

/**
 * The one box. It is no form and has no name: before the script is there Enter does nothing, so that
 * nothing personal gets into an address that a server sees.
 */
export function SearchBox({ start, searching, onType, onSearch, onEnter }: SearchBoxProps) {
  useEffect(() => {
    // A keyboard on the screen would cover the page.
    if (matchMedia('(pointer: fine)').matches) searchField()?.focus({ preventScroll: true });
  }, []);
  const clear = () => {
    fillSearchField('');
    searchField()?.focus();
    onSearch('');
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget } = event;
    if (key === 'Escape' && currentTarget.value !== '') {
      event.preventDefault();
      clear();
    }
    if (key === 'Enter') onEnter(currentTarget.value);
  };
  return (
    <div className="search-box">
      {searching ? <span className="spinner" aria-hidden /> : <Icon name="search" />}
      <input
        id="search"
        type="search"
        defaultValue={start}
        maxLength={LONGEST_SEARCH}
        placeholder=" "
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        aria-describedby="search-keys"
        onChange={({ target }) => onType(target.value)}
        onKeyDown={press}
        className="control"
      />
      <button type="button" onClick={clear}>
        <Icon name="close" />
        <span className="sr-only">Clear the search</span>
      </button>
    </div>
  );
}
