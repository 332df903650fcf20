import { parseArgs } from 'node:util';
import { queues } from '@/lib/background-work';
import { demoStaff } from '@/lib/commands/demo/people';
import { fillEmpty, hasDemo, removeDemo, writeDemoStaff } from '@/lib/commands/demo/write-demo';
import { givenPassword, hashPassword, passwordFault } from '@/lib/staff/password';
import { withPool, type Transaction } from '@/lib/platform/database-connection';
import { env } from '@/lib/platform/env';
import { prepareDatabase } from '@/lib/delivery/prepare-database';
import { withDatabase } from '@/prisma/database';
import { run } from './run';

/**
 * `npm run seed:demo` fills an empty database with fictitious people, for trying the back office.
 * Run again, it only resets the password of the accounts (STAFF_PASSWORD, or a random one).
 * `npm run seed:demo -- --remove` deletes them.
 */
run(async () => {
  const { values } = parseArgs({ options: { remove: { type: 'boolean' } } });
  await withDatabase(env, values.remove ? remove : fill, { create: !values.remove });
});

async function fill(url: string): Promise<void> {
  await prepareDatabase(url, queues);
  const given = process.env.STAFF_PASSWORD;
  const password = given || givenPassword();
  const fault = await passwordFault(password, { email: '' });
  if (fault) throw new Error(`STAFF_PASSWORD ${fault}.`);
  const passwordHash = await hashPassword(password);
  await inTransaction(url, async (client) => {
    if (await hasDemo(client)) console.log('The demo data already exists.');
    else await fillEmpty(client);
    await writeDemoStaff(client, passwordHash);
  });
  const shown = given ? 'of STAFF_PASSWORD' : password;
  console.log(`Log in at ${env.SITE_URL}/admin with the password ${shown} as`);
  for (const { email, role } of demoStaff) console.log(`  ${email} (${role})`);
  console.log('npm run seed:demo -- --remove deletes it.');
}

async function remove(url: string): Promise<void> {
  await inTransaction(url, async (client) => {
    if (!(await hasDemo(client))) throw new Error('There is no demo in this database.');
    await removeDemo(client);
  });
  console.log('The demo data is deleted, except from the append-only audit.');
}

async function inTransaction(url: string, work: (transaction: Transaction) => Promise<void>) {
  await withPool(url, async (pool) => {
    await pool.transaction(work);
    await pool.query('analyze');
  });
}
