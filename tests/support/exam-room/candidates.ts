import { hashOf, newToken } from '@/lib/platform/random-token';

type Run = (sql: string, values: unknown[]) => Promise<unknown>;

/**
 * Students who are logged in, in the database of a running site.
 * @returns their tokens
 */
export async function storeCandidates(run: Run, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, newToken);
  await run(
    `with made as (
       insert into students (studentname, fathername, email, contactnumber, dateofbirth, address, city, state, pincode)
       select 'Asha Rao', 'Suresh Rao', 'candidate' || number || '@example.org', '98765 43210', '2003-05-17',
         '12 Jia Sarai', 'New Delhi', 'Delhi', '110016'
       from generate_series(1, cardinality($1::text[])) as number returning id, email)
     insert into sessions ("studentId", "tokenHash", "cookieHash")
     select made.id, one.token, one.cookie from unnest($1::text[], $2::text[]) with ordinality as one(token, cookie, number)
       join made on made.email = 'candidate' || one.number || '@example.org'`,
    [tokens.map(hashOf), tokens.map(() => hashOf(newToken()))],
  );
  return tokens;
}
