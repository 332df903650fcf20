import 'server-only';
import { db } from '@/lib/platform/db';

/** Whether the database holds demo data (`npm run seed:demo`). */
export async function isDemo(): Promise<boolean> {
  return (await db.demoMark.count()) > 0;
}
