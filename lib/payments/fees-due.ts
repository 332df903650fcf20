import 'server-only';
import type { Paise } from '@/content/money';
import { pool } from '@/lib/platform/db';
import { receivedFor } from '@/lib/platform/money-terms';
import { isUuid } from '@/lib/platform/uuid';

/** A registration as far as paying for it goes. Amounts in paise. */
export interface Fee {
  registrationId: string;
  studentId: string;
  /** What is bought, in words. */
  title: string;
  /** As saved with the form; null while it has to be confirmed. */
  price: Paise | null;
  /** What was received. */
  paid: Paise;
  /** Money came that staff have to look at. */
  inReview: boolean;
}

const FEE = `
  select id as "registrationId", "studentId", coalesce("planTitle", coursename) as title,
    "pricePaise" as price, paid, "inReview", "createdAt"
  from registrations, lateral (
    select ${receivedFor('registrations.id')} as paid, exists (
      select from payments
      where "registrationId" = registrations.id and status = 'review') as "inReview") as money`;

/**
 * What a registration costs and what came in for it.
 * @param owner with a student, only theirs; with null, anybody's
 * @returns null for an id that is none, or somebody else's
 */
export async function findFee(id: string, owner: string | null): Promise<Fee | null> {
  if (!isUuid(id)) return null;
  const { rows } = await pool.query<Fee>(
    `${FEE} where id = $1 and ($2::uuid is null or "studentId" = $2)`,
    [id, owner],
  );
  return rows[0] ?? null;
}

/** The student's newest registration that is not paid in full, or null. */
export async function newestUnpaidFee(studentId: string): Promise<Fee | null> {
  const { rows } = await pool.query<Fee>(
    `${FEE} where "studentId" = $1 and paid < coalesce("pricePaise", 1)
     order by "createdAt" desc, id desc limit 1`,
    [studentId],
  );
  return rows[0] ?? null;
}

export async function hasRegistrations(studentId: string): Promise<boolean> {
  const { rows } = await pool.query('select from registrations where "studentId" = $1 limit 1', [
    studentId,
  ]);
  return rows.length > 0;
}
