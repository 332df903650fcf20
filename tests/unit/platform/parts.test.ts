import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const version = '10.6.0';

/** A project in its own folder that uses nodemailer. */
function makeProject(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'parts-'));
  const place = 'node_modules/nodemailer';
  const project = { name: 'project', version: '1.0.0', dependencies: { nodemailer: version } };
  const packages = { '': project, [place]: { version } };
  mkdirSync(path.join(folder, place), { recursive: true });
  const files = {
    'package.json': project,
    'package-lock.json': { name: 'project', lockfileVersion: 3, requires: true, packages },
    [`${place}/package.json`]: { name: 'nodemailer', version },
  };
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(path.join(folder, name), JSON.stringify(content));
  }
  return folder;
}

/** The check's output and exit code with this answer of the registry. */
async function checkAt(answer: Answer): Promise<{ code: number; printed: string }> {
  const registry = createServer((request, response) => {
    request.resume().on('end', () => answer(request, response));
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  const { port } = registry.address() as AddressInfo;
  const cwd = makeProject();
  const env = {
    ...process.env,
    npm_config_registry: `http://127.0.0.1:${port}/`,
    npm_config_cache: path.join(cwd, '.npm'),
    npm_config_fetch_retries: '0',
  };
  try {
    return await new Promise((resolve) => {
      execFile(
        process.execPath,
        [path.resolve('tests/check-parts.mjs')],
        { cwd, env },
        (error, stdout, stderr) =>
          resolve({ code: error ? Number(error.code) : 0, printed: stdout + stderr }),
      );
    });
  } finally {
    registry.closeAllConnections();
    registry.close();
    rmSync(cwd, { recursive: true, force: true });
  }
}

const asJson = (response: ServerResponse, body: unknown) =>
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body));

/** A registry that knows this one vulnerability of nodemailer. */
const knowing =
  (severity: string): Answer =>
  ({ method, url }, response) => {
    if (method !== 'POST') {
      const versions = { [version]: { name: 'nodemailer', version } };
      return asJson(response, { name: 'nodemailer', versions, 'dist-tags': { latest: version } });
    }
    expect(url).toBe('/-/npm/v1/security/advisories/bulk');
    const advisory = { id: 1, url: 'https://example.org/1', title: 'Headers can be added' };
    const range = { vulnerable_versions: '*', cwe: [], cvss: { score: 0, vectorString: null } };
    return asJson(response, { nodemailer: [{ ...advisory, ...range, severity }] });
  };

test('a vulnerability that is high fails, and is named', async () => {
  const { code, printed } = await checkAt(knowing('high'));
  expect(printed).toContain('VULNERABLE: nodemailer (high): Headers can be added');
  expect(printed).toContain('Checked for known vulnerabilities: 1 high or critical');
  expect(code).toBe(1);
});

test('one that is moderate is named and fails nothing', async () => {
  const { code, printed } = await checkAt(knowing('moderate'));
  expect(printed).toContain('VULNERABLE: nodemailer (moderate)');
  expect(printed).toContain('Checked for known vulnerabilities: 0 high or critical');
  expect(code).toBe(0);
});

test('a registry that knows of none is not taken for one without an audit', async () => {
  const { code, printed } = await checkAt((_request, response) => asJson(response, {}));
  expect(printed).toContain('Checked for known vulnerabilities: 0 high or critical, 0 others.');
  expect(code).toBe(0);
});

test.each([
  ['refuses', 405, ''],
  ['answers with a page of its own to', 200, '<html></html>'],
])(
  'where the registry %s the question, it says that nothing was checked',
  async (_how, status, body) => {
    const { code, printed } = await checkAt((_request, response) =>
      response.writeHead(status).end(body),
    );
    expect(printed).toContain('NOT CHECKED for known vulnerabilities');
    expect(printed).not.toContain('VULNERABLE:');
    expect(code).toBe(0);
  },
);
