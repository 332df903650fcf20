import { randomUUID } from 'node:crypto';
import { POST } from '@/app/api/admin/search/route';
import type { FoundPeople } from '@/lib/search/staff-search';
import { db } from '@/lib/platform/db';
import { bearer } from '../accounts/log-in';
import { post } from '../leads/lead';

/** The search's answer to a body. */
export async function searched(token: string, body: object): Promise<FoundPeople> {
  const response = await POST(post('/api/admin/search', body, bearer(token)));
  const { data, message } = (await response.json()) as { data?: FoundPeople; message?: string };
  if (!data) throw new Error(message ?? 'Nothing was answered.');
  return data;
}

/** Names of the leads found, in order. */
export async function leadNames(token: string, body: object): Promise<string[]> {
  return (await searched(token, { list: 'leads', ...body })).leads.map(({ name }) => name);
}

type NewLead = Partial<Parameters<typeof db.lead.create>[0]['data']>;

/** Creates leads with these names, oldest first, a minute apart. */
export async function addLeads(names: readonly string[], more: NewLead = {}): Promise<void> {
  await db.lead.createMany({
    data: names.map((name, index) => ({
      requestId: randomUUID(),
      kind: 'walkIn',
      name,
      email: '',
      phonenumber: '',
      coursename: 'GATE Chemistry',
      createdAt: new Date(Date.UTC(2026, 0, 1) + index * 60_000),
      ...more,
    })) as never,
  });
}
