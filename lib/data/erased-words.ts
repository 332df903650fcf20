import 'server-only';
import type { Transaction } from '@/lib/platform/database-connection';

const WORDS = `
  select array_agg(distinct word) as words from (
    select findable from students where id = $1
    union all select findable from registrations where "studentId" = $1
    union all select findable from leads where id = any($2::uuid[])
  ) as erased, unnest(tsvector_to_array(findable)) as word
  where search.is_word(word)`;

/** The words of the names that a student and these leads are found by. */
export async function wordsOf(
  client: Transaction,
  student: string,
  leads: readonly string[],
): Promise<string[]> {
  const { rows } = await client.query<{ words: string[] | null }>(WORDS, [student, leads]);
  return rows[0]?.words ?? [];
}

/** Takes those of them out of the search's dictionary that nobody else is called by. */
export async function forgetWords(client: Transaction, words: readonly string[]): Promise<void> {
  await client.query('select search.forget($1::text[])', [words]);
}
