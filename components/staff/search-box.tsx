import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { LONGEST_SEARCH } from '@/lib/schemas/staff-search';

interface SearchBoxProps {
  /** What is in it when the page opens. */
  start: string;
  searching: boolean;
  /** With every letter. */
  onType: (q: string) => void;
  /** When it is not to wait for more. */
  onSearch: (q: string) => void;
}

/**
 * The one box. It is no form and has no name: before the script is there Enter does nothing, so that
 * nothing personal gets into an address.
 */
export function SearchBox({ start, searching, onType, onSearch }: SearchBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const typedBefore = box.current?.value ?? start;
    if (typedBefore !== start) onSearch(typedBefore);
  }, [start, onSearch]);

  const clear = () => {
    if (!box.current) return;
    box.current.value = '';
    box.current.focus();
    onSearch('');
  };
  const press = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    if (key === 'Escape' && currentTarget.value !== '') clear();
    if (key !== 'Enter') return;
    onSearch(currentTarget.value);
    // The keyboard on the screen covers what is found.
    if (matchMedia('(pointer: coarse)').matches) currentTarget.blur();
  };
  return (
    <div className="search-box">
      {searching ? <span className="spinner" aria-hidden /> : <Icon name="search" />}
      <input
        ref={box}
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
