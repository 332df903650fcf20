import 'server-only';
import type { Transaction } from '@/lib/platform/database-connection';
import { statement } from '@/lib/platform/statement';
import { endStudentLogIns } from './sessions';

/** SQL: of a row `student`, whether anybody could have opened it with somebody else's e-mail. */
export const isUnproven = (student: string) =>
  `(${student}.email <> '' and ${student}."emailVerifiedAt" is null and not ${student}."bornAtOffice")`;

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
  await endAccess(tx, studentId);
  await END_CONSENTS.run(tx, [studentId]);
}

/** Links of all kinds that whoever signed up has made or been sent, where their parent's mail goes, and known devices. */
async function endAccess({ db }: Transaction, studentId: string): Promise<void> {
  const now = new Date();
  await db.signInLink.deleteMany({ where: { studentId } });
  await db.parentLink.deleteMany({ where: { studentId } });
  await db.payerLink.updateMany({
    where: { via: 'student', endedAt: null, registration: { studentId } },
    data: { endedAt: now },
  });
  await db.student.updateMany({
    where: { id: studentId },
    data: { parentEmail: null, devicesForgottenAt: now },
  });
}
