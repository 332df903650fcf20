import { checkAudit, sealAudit } from '@/lib/staff/audit/audit-seals';
import { withPool } from '@/lib/platform/database-connection';
import { env } from '@/lib/platform/env';
import { flushSecurityLog, headsInSecurityLog, noteSecurity } from '@/lib/platform/security-log';
import { withDatabase } from '@/prisma/database';
import { run } from './run';

const MOST_SHOWN = 20;

/**
 * `npm run audit:check [-- <head> …]`: verifies the hash chain of the audit, against heads from the
 * owners' mails and those in the security log. Ends with status 1 when it finds something.
 */
run(async () => {
  const given = process.argv.slice(2);
  const strange = given.find((head) => !/^\d+-[0-9a-f]{64}$/.test(head));
  if (strange)
    throw new Error(`${strange} is no seal. Copy the line from the mail, for example 1234-9f86…`);
  const logged = await headsInSecurityLog();
  const { head, sealed, waiting, faults, remarks } = await withDatabase(env, (url) =>
    withPool(url, async (pool) => {
      await sealAudit(pool);
      return checkAudit(pool, [...logged, ...given]);
    }),
  );
  for (const fault of faults.slice(0, MOST_SHOWN)) console.error(fault);
  if (faults.length > MOST_SHOWN) console.error(`… and ${faults.length - MOST_SHOWN} more.`);
  for (const remark of remarks) console.log(remark);
  console.log(`${sealed} entries are sealed, ${waiting} are not yet.`);
  if (faults.length > 0) {
    noteSecurity({ event: 'audit.broken', detail: { faults: faults.length } });
    await flushSecurityLog();
    throw new Error('The audit log has been changed.');
  }
  const heads = given.length === 1 ? 'the seal you gave' : `the ${given.length} seals you gave`;
  console.log(
    `The audit is complete and unchanged${given.length > 0 ? ` and has ${heads}` : ''}; ${logged.length} seals of the security log fit.`,
  );
  if (head) console.log(`Its newest seal: ${head}`);
  await flushSecurityLog();
});
