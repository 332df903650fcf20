// `npm run probe -- https://www.example.in`, for cron on another machine: one line, and status 0 (all is well), 1 (something
// is not) or 2 (no address was given). With `--page <file>` it also writes a page for another host that says how the site is.
// Plain JavaScript on Node alone, so that this file can be copied there.
import { lookup } from 'node:dns/promises';
import { readFile, rename, writeFile } from 'node:fs/promises';
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

/** @typedef {{ name: string, telephone: string, state: keyof typeof says, since: number }} Status */

/**
 * The state in words for visitors: first line, then what to do.
 * @type {Record<'well' | 'reading' | 'away', [first: string, rest: string[]]>}
 */
const says = {
  well: ['The website is working.', []],
  reading: [
    'Pages of the website open. Forms and log-in do not work at the moment.',
    ['A form that showed a confirmation is stored. Please send any other again later, or call.'],
  ],
  away: [
    'The website cannot be reached at the moment.',
    [
      'A form that showed a confirmation is stored. Please send any other again later, or call.',
      'If money has left your account, please do not pay again: the payment is matched to your registration when the website is back.',
    ],
  ],
};

const STATUS = /<script type="application\/json">(.*?)<\/script>/s;

/** @param {string} file @returns {Promise<Status | null>} what the page says that was written last */
async function lastStatus(file) {
  const page = await readFile(file, 'utf8').catch(() => '');
  const [, json] = STATUS.exec(page) ?? [];
  return json ? JSON.parse(json) : null;
}

/** @param {URL} site @returns {Promise<{ name?: string, telephone?: string }>} from the structured data of Home */
async function institute(site) {
  try {
    const page = await (
      await fetch(site, { redirect: 'error', signal: AbortSignal.timeout(ASK_MS) })
    ).text();
    for (const [, json = ''] of page.matchAll(
      /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs,
    )) {
      const { name, telephone } = JSON.parse(json);
      if (telephone) return { name, telephone };
    }
  } catch {
    // The page written last has them.
  }
  return {};
}

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** @param {number} time */
const inIndia = (time) =>
  new Intl.DateTimeFormat('en-IN', {
    timeZone: 'Asia/Kolkata',
    dateStyle: 'full',
    timeStyle: 'short',
  }).format(time);

/**
 * Writes the page that another host serves while the site is away; the institute's name and phone are those of Home
 * when it last answered.
 * @param {string} file
 * @param {URL} site
 * @param {Finding[]} findings
 */
async function writePage(file, site, findings) {
  const wrong = findings.filter(({ isWrong }) => isWrong).map(({ about }) => about);
  const isAway = wrong.includes('home') || wrong.includes('dns');
  const state = isAway ? 'away' : wrong.some((about) => about !== 'clock') ? 'reading' : 'well';
  const [last, found] = await Promise.all([lastStatus(file), institute(site)]);
  const name = found.name ?? last?.name ?? site.host;
  const telephone = found.telephone ?? last?.telephone ?? '';
  const since = last?.state === state ? last.since : Date.now();
  /** @type {Status} */
  const status = { name, telephone, state, since };
  const [first, rest] = says[state];
  const call = `Call us: <a href="tel:${escaped(telephone.replaceAll(' ', ''))}">${escaped(telephone)}</a>`;
  const lines = [
    ...rest,
    `Since ${inIndia(since)}. Checked ${inIndia(Date.now())}, India’s time.`,
  ].map((line) => `<p>${line}</p>`);
  const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="60">
<title>${escaped(name)}: ${first}</title>
<style>body { max-width: 36rem; margin: 3rem auto; padding: 0 1rem; font: 1.125rem/1.5 sans-serif; color: #1a2233; }</style>
<h1>${escaped(name)}</h1>
<p><strong>${first}</strong></p>
${lines.join('\n')}
${telephone ? `<p>${call}</p>` : ''}
<p><a href="${escaped(site.href)}">${escaped(site.host)}</a></p>
<script type="application/json">${JSON.stringify(status).replaceAll('<', '\\u003c')}</script>
`;
  await writeFile(`${file}.new`, page);
  await rename(`${file}.new`, file);
}

const [given = '', ...options] = process.argv.slice(2);
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
const pageAt = options.indexOf('--page');
const pageFile = pageAt >= 0 ? options[pageAt + 1] : undefined;
if (pageFile) await writePage(pageFile, site, findings);
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
