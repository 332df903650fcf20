import 'server-only';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { PrismaClient } from '@/prisma/client/client';
import { connectionTo } from '@/prisma/connection';
import { env } from './env';
import { logFailure } from './log';

function connect() {
  const pool = new pg.Pool(connectionTo(env.DATABASE_URL));
  // Without a listener, a database that goes away while a connection is idle would end the process.
  pool.on('error', (error) => logFailure('database pool', error));
  return { pool, db: new PrismaClient({ adapter: new PrismaPg(pool) }) };
}

// Next loads this module once per bundle; the connections are shared.
const shared = globalThis as { database?: ReturnType<typeof connect> };
export const { pool, db } = (shared.database ??= connect());
