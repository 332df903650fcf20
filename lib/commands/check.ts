import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { stat, statfs } from 'node:fs/promises';
import { promisify } from 'node:util';
import ipaddr from 'ipaddr.js';
import { serverLines } from '@/lib/health/server-lines';
import { readSiteState } from '@/lib/health/site-state';
import { gatewaySchema } from '@/lib/payments/gateways/gateways';
import { withPool, type Pool } from '@/lib/platform/database-connection';
import { env, envSchema, isOnThisMachine } from '@/lib/platform/env';
import { mailServerFault } from '@/lib/platform/mail/senders';
import { CHECK_HEADER } from '@/lib/platform/client-address';
import { errorSentence } from '@/lib/platform/fault-words';
import { connectionProblem } from '@/lib/platform/database-problems';
import { runningCopies } from '@/lib/publishing/published-versions';
import { hashSources } from '@/lib/delivery/source-hash';
import { keyedHash, knownSecret, secretFile } from '@/lib/platform/secrets';
import { settingsInFile, unknownSettings } from '@/lib/platform/unknown-settings';
import { withDatabase } from '@/prisma/database';
import { mayChangeAudit } from '@/prisma/site-role';
import { run } from './run';

/** The result of one check; `fault` says what to do. */
interface Finding {
  label: string;
  said: string;
  fault?: string;
}

const ASK_MS = 10_000;
/** Tokens and one-time codes are off by more than this. */
const MOST_CLOCK_SECONDS = 2;
const LEAST_FREE_BYTES = 1e9;
/** An address of the documentation range, which no visitor has. */
const FORGED_ADDRESS = '203.0.113.77';

const ask = promisify(execFile);

/**
 * `npm run check`: settings, rights, mail, proxy, disk, clock, backups and versions of this installation, a line
 * each. Nothing is changed or sent. Status 1 when something needs to be done.
 */
run(async () => {
  const setting = env.MIGRATION_DATABASE_URL ? 'MIGRATION_DATABASE_URL' : 'DATABASE_URL';
  const given = env.MIGRATION_DATABASE_URL ?? env.DATABASE_URL;
  const unusable = (fault: string) => [{ label: 'Database', said: 'cannot be used.', fault }];
  const fault = given ? await connectionProblem(given, setting) : null;
  // The other lines are needed most when the built-in one does not start or answer.
  const onDatabase = fault
    ? unusable(fault)
    : await withDatabase(env, (url) => withPool(url, checkDatabase)).catch((error: unknown) =>
        unusable(errorSentence(error)),
      );
  const found = [
    ...checkSettings(),
    ...(await checkRights(fault === null)),
    await checkMail(),
    await checkProxy(),
    await checkDisk(),
    ...(await checkVersions()),
    ...onDatabase,
  ];
  for (const { label, said, fault } of found) {
    console.log(`${fault ? 'look' : 'ok  '}  ${label}: ${said}`);
    if (fault) console.log(`      ${fault}`);
  }
  const faults = found.filter(({ fault }) => fault).length;
  console.log(faults === 0 ? '\nAll is well.' : `\n${faults} of ${found.length} need a look.`);
  if (faults > 0) process.exitCode = 1;
});

function checkSettings(): Finding[] {
  const known = Object.keys({ ...envSchema.shape, ...gatewaySchema.shape });
  const unknown = unknownSettings({ known, file: settingsInFile(), environment: process.env });
  if (unknown.length === 0) return [{ label: 'Settings', said: 'Each is known and well-formed.' }];
  return unknown.map((fault) => ({ label: 'Settings', said: 'One has no effect.', fault }));
}

/** Checks the rights of files with secrets and, if the database answers, of the site's role. */
async function checkRights(canAsk: boolean): Promise<Finding[]> {
  const secret = ['.env', secretFile()].filter((file) => existsSync(file));
  const files = await Promise.all(
    secret.map(async (file): Promise<Finding> => {
      const isOpen = ((await stat(file)).mode & 0o077) !== 0;
      const fault = `Other users of this machine can read it: chmod 600 ${file}`;
      return { label: 'Rights', said: file, ...(isOpen && { fault }) };
    }),
  );
  if (!env.DATABASE_URL || !canAsk) return files;
  const isPowerful = await mayChangeAudit(env.DATABASE_URL);
  const said = isPowerful
    ? 'The site may change its own audit.'
    : 'The site reads and writes rows.';
  const fault = 'Give the tables an owner of their own: MIGRATION_DATABASE_URL in .env.example.';
  return [...files, { label: 'Role of DATABASE_URL', said, ...(isPowerful && { fault }) }];
}

async function checkMail(): Promise<Finding> {
  const label = 'Mail';
  if (env.EMAIL_SERVICE_URL) return { label, said: `by ${new URL(env.EMAIL_SERVICE_URL).host}` };
  if (!env.SMTP_URL) {
    const fault = 'Set SMTP_URL, MAIL_FROM and LEADS_TO: no lead, link or receipt reaches anybody.';
    return { label, said: 'kept as files below DATA_DIR.', fault };
  }
  const { host } = new URL(env.SMTP_URL);
  const code = await mailServerFault({
    url: env.SMTP_URL,
    withoutTls: env.SMTP_WITHOUT_TLS ?? false,
  });
  if (code === null) return { label, said: `${host} takes our log-in.` };
  const fault = 'See to SMTP_URL: address, port, user, password, and whether the account is paid.';
  return { label, said: `${host} does not take our log-in (${code}).`, fault };
}

/** Requests the site at its public address, and reports how the request arrived. */
async function checkProxy(): Promise<Finding> {
  const label = 'Proxy';
  if (knownSecret() === null) {
    const fault = 'Start the site once: it makes the key by which it knows this command.';
    return { label, said: 'cannot be looked at yet.', fault };
  }
  const headers = {
    [CHECK_HEADER]: keyedHash('check'),
    'X-Forwarded-For': FORGED_ADDRESS,
  };
  const url = `${env.SITE_URL}/api/health/ready`;
  const response = await fetch(url, {
    headers,
    redirect: 'error',
    signal: AbortSignal.timeout(ASK_MS),
  }).catch((error: unknown) => error as Error);
  if (response instanceof Error) {
    const fault = 'Start the site and its proxy, or see to SITE_URL, DNS and the certificate.';
    return { label, said: `${env.SITE_URL} does not answer.`, fault };
  }
  const seen = (await response.json().catch(() => ({}))) as Partial<Seen>;
  return { label, ...proxyFinding(seen, env.SITE_URL) };
}

interface Seen {
  /** Null when it is unknown. */
  address: string | null;
  isOverTls: boolean;
}

/** @param seen how the site saw a request over its public address that claimed `FORGED_ADDRESS` */
function proxyFinding(seen: Partial<Seen>, siteUrl: string): Omit<Finding, 'label'> {
  if (seen.address === undefined) {
    const fault = 'Something else answers at SITE_URL, or a copy with another SESSION_SECRET.';
    return { said: `${siteUrl} is not this site.`, fault };
  }
  if (seen.address === FORGED_ADDRESS) {
    const fault =
      'The proxy has to set X-Forwarded-For anew, and TRUSTED_PROXIES to name it alone: whoever asks can choose their address now.';
    return { said: 'It passes on what visitors claim to be.', fault };
  }
  if (siteUrl.startsWith('https:') && !seen.isOverTls) {
    const fault =
      'The proxy has to send X-Forwarded-Proto: https, and its address has to be in TRUSTED_PROXIES.';
    return { said: 'The site does not know that visitors use https.', fault };
  }
  const isInside =
    seen.address !== null &&
    ipaddr.isValid(seen.address) &&
    ['loopback', 'private', 'uniqueLocal'].includes(ipaddr.process(seen.address).range());
  if (isInside && !isOnThisMachine(siteUrl)) {
    const fault = `If that is a proxy, name it in TRUSTED_PROXIES: all visitors would share its limits. If it is this machine, all is well.`;
    return { said: `This request seems to come from ${seen.address}.`, fault };
  }
  return { said: 'The site sees who asks, and how.' };
}

async function checkDisk(): Promise<Finding> {
  const folder = existsSync(env.DATA_DIR) ? env.DATA_DIR : '.';
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const said = `${(free / 1e9).toFixed(1)} GB are free.`;
  const fault = 'Make room: nothing can be saved on a full disk, and a new version takes 0.5 GB.';
  return { label: 'Disk', said, ...(free < LEAST_FREE_BYTES && { fault }) };
}

/** Compares the running server's program with the one on disk, and checks its packages. */
async function checkVersions(): Promise<Finding[]> {
  return [await checkProgram(), checkPackages()];
}

async function checkProgram(): Promise<Finding> {
  const label = 'Program';
  const git = (...args: string[]) =>
    ask('git', args, {
      timeout: ASK_MS,
      env: { ...process.env, GIT_TERMINAL_PROMPT: '0' },
    }).then(({ stdout }) => stdout.trim());
  try {
    const here = await git('rev-parse', 'HEAD');
    const upstream = await git('rev-parse', '--abbrev-ref', '@{upstream}');
    const [remote = 'origin', ...branch] = upstream.split('/');
    const [newest = ''] = (await git('ls-remote', remote, branch.join('/'))).split(/\s/);
    const said = `${here.slice(0, 8)} is on disk.`;
    if (newest === here) return { label, said: `${said} It is the newest.` };
    return { label, said, fault: `${newest.slice(0, 8)} is there: npm run update` };
  } catch {
    return {
      label,
      said: 'Where it comes from was not reached, so whether it is the newest is open.',
    };
  }
}

interface Lock {
  packages?: Record<string, { version?: string; optional?: boolean }>;
}

/** Compares the installed packages with the lock file. */
function checkPackages(): Finding {
  const read = (file: string) =>
    existsSync(file) ? ((JSON.parse(readFileSync(file, 'utf8')) as Lock).packages ?? {}) : {};
  const [asked, installed] = [read('package-lock.json'), read('node_modules/.package-lock.json')];
  const other = Object.entries(installed).filter(
    ([place, { version }]) => asked[place] && asked[place].version !== version,
  );
  const said =
    other.length === 0 ? 'as the program asks for.' : `${other.length} are of another version.`;
  const fault = 'npm install, then npm run reload';
  return { label: 'Packages', said, ...(other.length > 0 && { fault }) };
}

async function checkDatabase(pool: Pool): Promise<Finding[]> {
  const served = (await runningCopies(pool)).map(({ sourcesHash }) => sourcesHash);
  const state = await readSiteState(pool);
  const print = (moment: Date) => moment.toISOString().slice(0, 16).replace('T', ' ');
  const lines = serverLines(state, print).filter(({ kind }) => kind !== 'disk');
  return [
    await checkClock(state.now),
    servedFinding(served, hashSources()),
    ...lines.map(({ label, said, isWrong, todo }) => ({
      label,
      said,
      ...(isWrong && { fault: todo }),
    })),
  ];
}

/** Compares the machine's clock with the database's, and checks that it is synchronised. */
async function checkClock(ofDatabase: Date): Promise<Finding> {
  const label = 'Clock';
  const apart = Math.abs(Date.now() - ofDatabase.getTime()) / 1000;
  if (apart > MOST_CLOCK_SECONDS) {
    const fault = 'Set both machines by NTP: log-ins and one-time codes go wrong.';
    return { label, said: `${Math.round(apart)} seconds off the database's.`, fault };
  }
  const kept = await ask('timedatectl', ['show', '--property=NTPSynchronized', '--value']).then(
    ({ stdout }) => stdout.trim(),
    () => 'unknown',
  );
  if (kept !== 'no') return { label, said: 'agrees with the database.' };
  const fault = 'Turn NTP on: timedatectl set-ntp true';
  return { label, said: 'is not kept right by a time server.', fault };
}

function servedFinding(served: readonly string[], onDisk: string): Finding {
  const label = 'Served';
  if (served.length === 0) return { label, said: 'The site does not run.', fault: 'Start it.' };
  if (served.every((one) => one === onDisk)) return { label, said: 'what is on disk.' };
  return { label, said: 'an earlier program than the one on disk.', fault: 'npm run reload' };
}
