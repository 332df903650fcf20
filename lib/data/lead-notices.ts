import 'server-only';
import { countUnsentSql } from '@/lib/lead-notices-queue';
import type { Pool } from '@/lib/platform/database-connection';

/** One lead as a mail tells of it; texts are as the visitor typed them. */
export interface Lead {
  id: string;
  kind: 'freeRegistration' | 'enquiry' | 'walkIn';
  name: string;
  email: string;
  phonenumber: string;
  coursename: string;
  message: string | null;
  page: string | null;
  plan: string | null;
  utm: Record<string, string> | null;
  createdAt: Date;
}

const LEAD = `
  select id, kind, name, email, phonenumber, coursename, message, page, plan, utm, "createdAt"
  from leads where id = $1`;

/** @returns null when the lead has been deleted since */
export async function getLead(pool: Pool, id: string): Promise<Lead | null> {
  return (await pool.query<Lead>(LEAD, [id])).rows[0] ?? null;
}

/** How many mails were given up. */
export async function countUnsent(pool: Pool): Promise<number> {
  return (await pool.query<{ count: number }>(countUnsentSql)).rows[0]?.count ?? 0;
}
