import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startListener, type Heard } from '../../support/health/listener';

const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['lib/commands/probe.mjs', ...args]).then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
  );

/** Probes a stand-in for the site. */
async function probeOf(answer: (response: ServerResponse, heard: Heard) => void) {
  const { url, close, heard } = await startListener(answer);
  const result = await run(url).finally(close);
  return { url, heard, ...result };
}

const page = '<h1>Chemistry</h1>';

test('all is well: one line and status 0', async () => {
  const { url, code, stdout, heard } = await probeOf((response) => response.end(page));
  expect(stdout).toMatch(
    /^OK http:\/\/\S+: dns \d+ ms, home \d+ ms, log-in \d+ ms, lead \d+ ms, clock \d s apart\n$/,
  );
  expect([stdout.includes(url), code]).toEqual([true, 0]);
  const lead = heard.find(({ method }) => method === 'POST');
  expect(JSON.parse(lead?.body ?? '{}')).toMatchObject({ probe: true });
});

test.each<[string, (response: ServerResponse, heard: Heard) => void, RegExp]>([
  [
    'a page that fails',
    (response, { path }) => response.writeHead(path === '/' ? 503 : 200).end(page),
    /^FAILED \S+: home status 503; fine: dns /,
  ],
  [
    'another page than the site’s',
    (response, { path }) => response.end(path === '/student-login' ? 'Parked' : page),
    /: log-in not a page; /,
  ],
  [
    'a lead that is refused',
    (response, { method }) => response.writeHead(method === 'POST' ? 500 : 200).end(page),
    /: lead status 500; /,
  ],
  [
    'a clock that is off',
    (response) => response.setHeader('Date', new Date(Date.now() - 90_000).toUTCString()).end(page),
    /: clock (89|90|91) s apart; /,
  ],
])('%s is named, with status 1', async (_, answer, line) => {
  const { code, stdout } = await probeOf(answer);
  expect(stdout).toMatch(line);
  expect(code).toBe(1);
});

test('a site that does not answer, and one without a certificate', async () => {
  const { url, close } = await startListener();
  const secure = await run(url.replace('http:', 'https:'));
  expect(secure.code).toBe(1);
  expect(secure.stdout).toMatch(/: certificate \w+, home /);
  await close();
  expect((await run(url)).stdout).toMatch(
    /: home ECONNREFUSED, log-in ECONNREFUSED, lead ECONNREFUSED, clock ECONNREFUSED; fine: dns /,
  );
});

test('the page for another host: the phone of Home stays on it while the site is away', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'orbital-status-'));
  const file = path.join(folder, 'index.html');
  const organization = JSON.stringify({
    name: 'Orbital <Chemistry>',
    telephone: '+91 98100 12345',
  });
  const home = `${page}<script type="application/ld+json">${organization.replaceAll('<', '\\u003c')}</script>`;
  let leads = 200;
  const { url, close } = await startListener((response, { method }) =>
    response.writeHead(method === 'POST' ? leads : 200).end(home),
  );
  const said = async () => {
    await run(url, '--page', file);
    return readFile(file, 'utf8');
  };
  const well = await said();
  expect(well).toContain('The website is working.');
  expect(well).toContain('<h1>Orbital &#60;Chemistry&#62;</h1>');
  leads = 503;
  expect(await said()).toContain('Forms and log-in do not work at the moment.');
  await close();
  const [first, second] = [await said(), await said()];
  for (const away of [first, second]) {
    expect(away).toContain('The website cannot be reached at the moment.');
    expect(away).toContain('<a href="tel:+919810012345">+91 98100 12345</a>');
  }
  const since = (text: string) => /"since":(\d+)/.exec(text)?.[1];
  expect(since(second)).toBe(since(first));
  expect(since(first)).not.toBe(since(well));
  await rm(folder, { recursive: true });
});

test('without an address it says which it wants', async () => {
  const { code, stdout } = await run('www.example.in');
  expect([code, stdout]).toEqual([2, expect.stringContaining('npm run probe -- https://')]);
});
