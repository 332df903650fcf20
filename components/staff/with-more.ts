import type { SearchList } from '@/content/search-filters';
import type { FoundPeople } from '@/lib/schemas/staff-search';

/** The lists with the next page of one of them, above those of its rows that fit nearly. */
export function withMore(people: FoundPeople, list: SearchList, next: FoundPeople): FoundPeople {
  const rows: readonly { id: string }[] = people[list];
  const there = new Set(rows.map(({ id }) => id));
  const added = (next[list] as readonly { id: string }[]).filter(({ id }) => !there.has(id));
  const at = rows.length - people.near[list];
  return {
    ...people,
    [list]: [...rows.slice(0, at), ...added, ...rows.slice(at)],
    more: { ...people.more, [list]: next.more[list] },
  };
}
