import { parseArgs } from 'node:util';
import { allLeads, leadsCsv, terminalRow } from '@/lib/leads/leads-table';
import { countUnsentMails, resendMails } from '@/lib/background-work';
import { withPool, type Pool } from '@/lib/platform/database-connection';
import { env } from '@/lib/platform/env';
import { withDatabase } from '@/prisma/database';
import { run } from './run';

/**
 * `npm run leads [-- --csv] [--all]`: newest first; `--all` includes leads marked by the honeypot
 * field. `npm run leads -- --notify-again` retries failed mails, including those about payments.
 */
run(async () => {
  const { values } = parseArgs({
    options: {
      csv: { type: 'boolean' },
      all: { type: 'boolean' },
      'notify-again': { type: 'boolean' },
    },
  });
  const onDatabase = <T>(work: (pool: Pool) => Promise<T>) =>
    withDatabase(env, (url) => withPool(url, work));
  if (values['notify-again']) {
    const count = await onDatabase(resendMails);
    console.log(`Mails that the site sends again, as soon as it runs: ${count}.`);
    return;
  }
  const { leads, unsent } = await onDatabase(async (pool) => ({
    leads: await allLeads(pool),
    unsent: await countUnsentMails(pool),
  }));
  const listed = values.all ? leads : leads.filter((lead) => !lead.suspect);
  const hidden = leads.length - listed.length;
  if (hidden > 0) {
    console.error(`${hidden} more look as if a program wrote them: add --all to see.`);
  }
  if (unsent > 0) {
    const again = 'npm run leads -- --notify-again sends them again.';
    console.error(`Mails that could not be sent although tried for days: ${unsent}. ${again}`);
  }
  if (values.csv) process.stdout.write(leadsCsv(listed));
  else if (listed.length === 0) console.log('No leads yet.');
  else console.table(listed.map(terminalRow));
});
