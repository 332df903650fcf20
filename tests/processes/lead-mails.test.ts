import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';
import { withDatabase } from '@/prisma/database';
import { startMailServer } from '../support/accounts/mail-server';
import { enquiry } from '../support/leads/lead';
import { runCommand } from '../support/process/command';
import { query } from '../support/process/query';
import { ended, eventually, startSite, temporaryFolder, type Site } from '../support/process/site';

const folder = temporaryFolder();
const at = (name: string) => path.join(folder.path, name);
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function start(name: string, smtpUrl: string): Promise<Site> {
  const from = 'website@institute.example';
  const settings = { SMTP_URL: smtpUrl, MAIL_FROM: from, LEADS_TO: 'office@institute.example' };
  const site = await startSite(at(name), settings);
  closing.push(site.stop);
  return site;
}

async function mailServer(port?: number) {
  const server = await startMailServer(port);
  closing.push(server.close);
  return server;
}

/** Accepts connections in place of a mail server. */
async function deadEnd(onConnection: (socket: Socket) => void) {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined));
    onConnection(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    sockets.forEach((socket) => socket.destroy());
    return new Promise((resolve) => server.close(resolve));
  };
  return {
    port: (server.address() as AddressInfo).port,
    connection: once(server, 'connection'),
    close,
  };
}

const enquire = async (site: Site, name: string) => {
  const response = await fetch(`${site.url}/api/student/discussing`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...enquiry, name }),
    signal: AbortSignal.timeout(5_000),
  });
  return response.status;
};

const states = async (site: Site) =>
  (await query<{ state: string }>(site.databaseUrl, 'select state::text from pgboss.job')).map(
    ({ state }) => state,
  );

test('a mail server that hangs delays no answer; after kill -9 each mail still goes out once', async () => {
  const hanging = await deadEnd(() => undefined);
  closing.push(hanging.close);
  const site = await start('killed', `smtp://127.0.0.1:${hanging.port}`);
  expect(await enquire(site, 'Asha')).toBe(200);
  await hanging.connection;
  expect(await enquire(site, 'Bela')).toBe(200);
  process.kill(site.child.pid ?? 0, 'SIGKILL');
  await ended(site.child);

  // Ends the minute for which the job counts as running.
  await withDatabase({ DATA_DIR: at('killed') }, (url) =>
    query(
      url,
      `update pgboss.job set started_on = now() - interval '1 hour' where state = 'active'`,
    ),
  );
  const { url, mails } = await mailServer();
  const again = await start('killed', url);
  await eventually(
    async () => {
      await query(
        again.databaseUrl,
        `update pgboss.job set start_after = now() - interval '1 second' where state = 'retry'`,
      );
      return states(again);
    },
    (all) => all.every((state) => state === 'completed'),
  );
  expect(mails.map(({ headers }) => headers.subject).sort()).toEqual([
    'Enquiry: Asha, GATE Chemistry',
    'Enquiry: Bela, GATE Chemistry',
  ]);
});

test('a mail that was given up is logged without personal data, and can be sent again', async () => {
  const refusing = await deadEnd((socket) => socket.end('554 asha@example.org is not welcome\r\n'));
  const site = await start('refused', `smtp://site:p%40ss@127.0.0.1:${refusing.port}`);
  expect(await enquire(site, 'Asha Rao')).toBe(200);
  await eventually(
    async () => {
      // Makes the next attempt the last.
      await query(
        site.databaseUrl,
        `update pgboss.job set retry_count = retry_limit - 1, start_after = now() - interval '1 second'
         where state = 'retry'`,
      );
      return states(site);
    },
    ([state]) => state === 'failed',
  );
  const said = await eventually(
    () => query(site.databaseUrl, 'select 1').then(() => site.output()),
    (output) => output.includes('npm run leads -- --notify-again'),
  );
  for (const personal of Object.values(enquiry)) expect(said).not.toContain(personal);
  const listed = await runCommand('leads', at('refused'));
  expect(listed.stdout).toContain('Is there a weekend batch?');
  expect(listed.stderr).toMatch(/could not be sent.*: 1\. npm run leads -- --notify-again/);

  await refusing.close();
  const { mails } = await mailServer(refusing.port);
  const { stdout } = await runCommand('leads', at('refused'), '--notify-again');
  expect(stdout).toMatch(/again.*: 1\.\n$/);
  await eventually(
    () => states(site),
    ([state]) => state === 'completed',
  );
  expect(mails).toHaveLength(1);
  expect((await runCommand('leads', at('refused'))).stderr).toBe('');
});
