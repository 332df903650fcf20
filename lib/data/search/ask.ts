import 'server-only';
import { createHash } from 'node:crypto';
import type { Transaction } from '@/lib/platform/database-connection';

/** Each statement is planned once in a connection: planning takes as long as most of them. */
export async function ask<Row extends object>(
  client: Transaction,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const name = `search-${createHash('md5').update(text).digest('base64url')}`;
  return (await client.query<Row>({ name, text, values })).rows;
}
