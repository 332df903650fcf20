'use client';

import { listsOf } from './people-lists';
import { PeopleSection } from './people-section';
import { SearchBox } from './search-box';
import { SearchStatus } from './search-status';
import { usePeopleSearch, type Shown } from './use-people-search';

/** The box, how many were found, and who. */
export function PeopleSearch({ start }: { start: Shown }) {
  const { q, people, searching, trouble, type, search, again } = usePeopleSearch(start);
  const lists = listsOf(people, q);
  const sought = q.trim() !== '';
  const { most } = people;
  return (
    <div className="people-search">
      <label htmlFor="search">Name, phone, e-mail or registration number</label>
      <SearchBox start={start.q} searching={searching} onType={type} onSearch={search} />
      <SearchStatus {...{ lists, sought, most, trouble }} onAgain={again} />
      {lists.map((list) => (
        <PeopleSection key={list.id} {...{ list, sought, most }} />
      ))}
    </div>
  );
}
