import 'server-only';
import type { Transaction } from '@/lib/platform/database-connection';
import { statement } from '@/lib/platform/statement';
import { endStudentLogIns } from './sessions';

/** SQL: of a row `student`, whether anybody could have opened it with somebody else's e-mail. */
export const isUnproven = (student: string) =>
  `(${student}.email <> '' and ${student}."emailVerifiedAt" is null and not ${student}."bornAtOffice")`;

/** Links of all kinds that whoever signed up has made or been sent, where their parent's mail goes, and known devices. */
const END_ACCESS = statement(
  'end-access-of-student',
  {},
  `with log_in_links as (delete from sign_in_links where "studentId" = $1
  ), to_parents as (delete from parent_links where "studentId" = $1
  ), to_payers as (
    update payer_links set "endedAt" = now() where via = 'student' and "endedAt" is null
      and "registrationId" in (select id from registrations where "studentId" = $1)
  )
  update students set "parentEmail" = null, "devicesForgottenAt" = now() where id = $1`,
);

/**
 * Consents are only added and the newest of a kind counts, so one that ends is a row as well; a consent on
 * paper counts again. That the notice was shown is no consent and stays. The row is older than one that the
 * same transaction adds afterwards.
 */
const END_CONSENTS = statement(
  'end-consents-of-student',
  {},
  `insert into consents
    ("studentId", kind, given, version, "textHash", "givenBy", relation, via, "createdAt")
  select newest."studentId", newest.kind, paper.id is not null,
    coalesce(paper.version, newest.version), paper."textHash", paper."givenBy", paper.relation,
    case when paper.id is null then 'handOver' else 'paper' end,
    greatest(newest."createdAt", now() - interval '2 ms') + interval '1 ms'
  from (
    select distinct on (kind) * from consents
    where "studentId" = $1 and kind <> 'notice' order by kind, "createdAt" desc) as newest
  left join lateral (
    select * from consents c where c."studentId" = $1 and c.kind = newest.kind and c.via = 'paper'
      and c.given order by c."createdAt" desc limit 1) as paper on true
  where newest.given and newest.via is distinct from 'paper'`,
);

/**
 * Leaves nothing of an account to whoever opened it, once somebody has shown that it is theirs: by a link
 * to its e-mail, or at the counter. Ends log-ins, links and known devices, and the consents that were not
 * given on paper. The transaction has locked the student.
 */
export async function handOver(tx: Transaction, studentId: string): Promise<void> {
  await endStudentLogIns({ studentId }, tx);
  await END_ACCESS.run(tx, [studentId]);
  await END_CONSENTS.run(tx, [studentId]);
}
