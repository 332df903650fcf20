import 'server-only';
import { searchLists } from './filter-choices';
import { ApiError } from '@/lib/calls/errors';
import { recordView } from '@/lib/staff/audit/views';
import type { Staff } from '@/lib/staff/access';
import { may } from '@/lib/staff/permissions';
import { keyedHash } from '@/lib/platform/secrets';
import { typedCharacters } from './parse-query';
import { noFilters, noneFound, SHORTEST_SEARCH } from './search-filters';
import { searchPeople, type SearchInput } from './search-people';
import type { FoundPeople } from './staff-search';

/**
 * Searches for a member of staff. The audit log holds the number of rows of each kind, and the students and
 * leads among them; the words only as a keyed hash, so that equal searches can be recognised. Without
 * permission to browse, a search needs three characters.
 * @throws ApiError invalid_input for one or two characters, too_many_requests when the budget of people was
 * used up; errors of `searchPeople`
 */
export async function searchAudited(
  staff: Staff<'people.read'>,
  input: SearchInput,
): Promise<FoundPeople> {
  const { q, filters = noFilters, list, after } = input;
  if (!may(staff, 'people.browse') && typedCharacters(q) < SHORTEST_SEARCH) {
    if (q.trim() === '') return noneFound();
    const message = `Type at least ${SHORTEST_SEARCH} letters or digits.`;
    throw new ApiError('invalid_input', message, { fields: { q: message } });
  }
  const found = await searchPeople(staff, input);
  const { leads, students, registrations, payments } = found;
  const ofStudents = [
    ...students.map(({ id }) => id),
    ...registrations.map(({ studentId }) => studentId),
    ...payments.flatMap(({ registration }) => registration?.studentId ?? []),
  ];
  const counts = searchLists.flatMap((name) =>
    found[name].length > 0 ? [[name, found[name].length] as const] : [],
  );
  const used = Object.entries(filters)
    .filter(([name, value]) => name !== 'sort' && value !== '')
    .map(([name]) => name);
  await recordView(staff, {
    action: 'people.search',
    subject: 'list',
    people: [
      ...ofStudents,
      ...leads.map(({ id }) => id),
      ...payments.filter(({ registration }) => !registration).map(({ id }) => id),
    ],
    students: ofStudents,
    leads: leads.map(({ id }) => id),
    detail: {
      rows: counts.reduce((sum, [, count]) => sum + count, 0),
      ...(counts.length > 0 && { found: Object.fromEntries(counts) }),
      ...(q.trim() !== '' && { words: keyedHash('auditedWords', q.trim().toLowerCase()) }),
      ...(used.length > 0 && { filters: used }),
      ...(list && { list }),
      ...(after !== undefined && { continued: true }),
    },
  });
  return found;
}
