import 'server-only';
import type { Queryable } from '@/lib/platform/database-connection';
import { narrow, statement, type RowOf } from '@/lib/platform/statement';
import { countUnsentSql } from './lead-notices-queue';

const LEAD = statement(
  'lead-to-announce',
  {
    id: 'uuid',
    kind: 'LeadKind',
    name: 'text',
    email: 'text',
    phonenumber: 'text',
    coursename: 'text',
    message: 'text?',
    page: 'text?',
    plan: 'text?',
    createdAt: 'timestamptz',
    utm: narrow<Record<string, string> | null>('jsonb?'),
  },
  `select id, kind, name, email, phonenumber, coursename, message, page, plan, "createdAt", utm
   from leads where id = $1`,
);

const UNSENT = statement('count-unsent-mails', { count: 'int4' }, countUnsentSql);

/** One lead as a mail tells of it; texts are as the visitor typed them. */
export type Lead = RowOf<typeof LEAD>;

/** @returns null when the lead has been deleted since */
export async function getLead(on: Queryable, id: string): Promise<Lead | null> {
  return LEAD.first(on, [id]);
}

/** How many mails were given up. */
export async function countUnsent(on: Queryable): Promise<number> {
  return (await UNSENT.first(on))?.count ?? 0;
}
