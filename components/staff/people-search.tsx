'use client';

import type { AttentionList } from '@/lib/schemas/found-payment';
import { AttentionSection } from './office/attention-section';
import { OfficeProvider } from './office/office-context';
import { useAttention } from './office/use-attention';
import { listsOf } from './people-lists';
import { PeopleSection } from './people-section';
import { SearchBox } from './search-box';
import { SearchStatus } from './search-status';
import { usePeopleSearch, type Shown } from './use-people-search';

interface PeopleSearchProps {
  start: Shown;
  isOwner: boolean;
  attention: AttentionList;
}

/** What waits for somebody; the box, how many were found, and who. */
export function PeopleSearch({ start, isOwner, attention }: PeopleSearchProps) {
  const { q, people, searching, trouble, type, search, again } = usePeopleSearch(start);
  const { list, reload } = useAttention(attention);
  const lists = listsOf(people, q);
  const sought = q.trim() !== '';
  const { most } = people;
  const changed = () => {
    void again();
    void reload();
  };
  return (
    <OfficeProvider value={{ isOwner, changed }}>
      <AttentionSection list={list} />
      <div className="people-search">
        <label htmlFor="search">Name, phone, e-mail or registration number</label>
        <SearchBox start={start.q} searching={searching} onType={type} onSearch={search} />
        <SearchStatus {...{ lists, sought, most, trouble }} onAgain={again} />
        {lists.map((list) => (
          <PeopleSection key={list.id} {...{ list, sought, most }} />
        ))}
      </div>
    </OfficeProvider>
  );
}
