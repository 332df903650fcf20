// `npm run probe -- https://www.example.in`, for cron on another machine: one line, and status 0 (all is well), 1 (something
// is not) or 2 (no address was given). Plain JavaScript on Node alone, so that this file can be copied there.
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { connect } from 'node:tls';

const ASK_MS = 15_000;
const DAY_MS = 86_400_000;
/** A certificate that renews itself does so about 30 days before its end. */
const LEAST_DAYS = 14;
const MOST_CLOCK_SECONDS = 30;

/** @typedef {{ about: string, said: string, isWrong: boolean }} Finding */

/**
 * @param {string} about
 * @param {() => Promise<Omit<Finding, 'about'>>} check
 * @returns {Promise<Finding>} a check that throws is wrong
 */
async function found(about, check) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), ASK_MS);
  });
  try {
    return {
      about,
      .../** @type {Omit<Finding, 'about'>} */ (await Promise.race([check(), late])),
    };
  } catch (error) {
    const { name, message, cause } = /** @type {Error} */ (error);
    const { code } = Object(cause ?? error);
    const said = name === 'TimeoutError' ? 'no answer' : (code ?? message);
    return { about, said: String(said), isWrong: true };
  } finally {
    clearTimeout(timer);
  }
}

/** @param {number} since of performance.now() */
const taken = (since) => `${Math.round(performance.now() - since)} ms`;

/** @param {URL} site */
const hostOf = ({ hostname }) => hostname.replace(/^\[|\]$/g, '');

/** @param {URL} site */
async function checkDns(site) {
  const began = performance.now();
  await lookup(hostOf(site));
  return { said: taken(began), isWrong: false };
}

/** @param {URL} site */
async function checkCertificate(site) {
  const host = hostOf(site);
  const servername = isIP(host) ? '' : host;
  const days = await new Promise((resolve, reject) => {
    const socket = connect({ host, port: Number(site.port || 443), servername }, () => {
      const end = Date.parse(socket.getPeerCertificate().valid_to);
      socket.destroy();
      resolve(Math.floor((end - Date.now()) / DAY_MS));
    });
    socket.setTimeout(ASK_MS, () => socket.destroy(new Error('no answer')));
    socket.on('error', reject);
  });
  return { said: `${days} days left`, isWrong: days < LEAST_DAYS };
}

/**
 * @param {URL} site
 * @param {string} path of a page of the site
 */
async function checkPage(site, path) {
  const began = performance.now();
  const answer = await fetch(new URL(path, site), {
    redirect: 'error',
    signal: AbortSignal.timeout(ASK_MS),
  });
  const isPage = /<h1[\s>]/.test(await answer.text());
  if (!answer.ok) return { said: `status ${answer.status}`, isWrong: true };
  return isPage ? { said: taken(began), isWrong: false } : { said: 'not a page', isWrong: true };
}

/**
 * Sends an enquiry that the site writes and rolls back. A version of the site that knows no `probe` keeps it
 * once, by its `requestId`.
 * @param {URL} site
 */
async function checkLead(site) {
  const began = performance.now();
  const answer = await fetch(new URL('/api/student/discussing', site), {
    method: 'POST',
    redirect: 'error',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      probe: true,
      requestId: 'probe-of-this-website',
      name: 'Probe',
      course: 'Probe',
      email: 'probe@example.org',
      contactnumber: '0',
      message: 'npm run probe',
    }),
    signal: AbortSignal.timeout(ASK_MS),
  });
  await answer.body?.cancel();
  if (answer.status !== 200) return { said: `status ${answer.status}`, isWrong: true };
  return { said: taken(began), isWrong: false };
}

/** @param {URL} site */
async function checkClock(site) {
  const asked = Date.now();
  const answer = await fetch(new URL('/api/health/live', site), {
    redirect: 'error',
    signal: AbortSignal.timeout(ASK_MS),
  });
  const here = (asked + Date.now()) / 2;
  await answer.body?.cancel();
  const there = Date.parse(answer.headers.get('date') ?? '');
  if (Number.isNaN(there)) return { said: 'no date', isWrong: true };
  // The header has whole seconds, cut off.
  const apart = Math.round((there + 500 - here) / 1000);
  return { said: `${Math.abs(apart)} s apart`, isWrong: Math.abs(apart) > MOST_CLOCK_SECONDS };
}

const [given = ''] = process.argv.slice(2);
if (!/^https?:\/\//.test(given) || !URL.canParse(given)) {
  console.log('Give the address of the site: npm run probe -- https://www.example.in');
  process.exit(2);
}
const site = new URL(given);
const findings = await Promise.all([
  found('dns', () => checkDns(site)),
  ...(site.protocol === 'https:' ? [found('certificate', () => checkCertificate(site))] : []),
  found('home', () => checkPage(site, '/')),
  found('log-in', () => checkPage(site, '/student-login')),
  found('lead', () => checkLead(site)),
  found('clock', () => checkClock(site)),
]);
/** @param {boolean} isWrong */
const listOf = (isWrong) =>
  findings
    .filter((one) => one.isWrong === isWrong)
    .map(({ about, said }) => `${about} ${said}`)
    .join(', ');
const [wrong, fine] = [listOf(true), listOf(false)];
console.log(
  wrong
    ? `FAILED ${site.origin}: ${wrong}; fine: ${fine || 'nothing'}`
    : `OK ${site.origin}: ${fine}`,
);
process.exit(wrong ? 1 : 0);
