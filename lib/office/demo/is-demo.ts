import 'server-only';
import { db } from '@/lib/platform/db';

/** Whether the people in this database are made up (`npm run seed:demo`). */
export async function isDemo(): Promise<boolean> {
  return (await db.demoMark.count()) > 0;
}
