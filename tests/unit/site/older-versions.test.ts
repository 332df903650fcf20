import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { photoUrl } from '@/content/facts/person-photo';
import { loadFinishedSite } from '@/lib/delivery/finished-site';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'orbital-versions-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A version with these files. @returns its folder */
async function version(name: string, paths: readonly string[]): Promise<string> {
  const finished = path.join(folder, name, '.next/finished');
  const files = paths.map((address) => {
    const file = { name: address.slice(1), hash: 'h', cacheControl: 'public', encodings: [] };
    return [address, { ...file, type: 'image/webp' }] as const;
  });
  for (const [, file] of files) {
    await mkdir(path.dirname(path.join(finished, file.name)), { recursive: true });
    await writeFile(path.join(finished, file.name), name);
  }
  await writeFile(
    path.join(finished, 'manifest.json'),
    JSON.stringify({ files: Object.fromEntries(files) }),
  );
  return path.join(folder, name);
}

test('open pages find the files of an older version, but no photo that was taken back', async () => {
  const [kept, gone, added] = ['a', 'b', 'c'].map((hash) => photoUrl(hash, 'small'));
  const script = '/_next/static/x.js';
  const site = await loadFinishedSite(await version('now', [kept ?? '']));
  await site.alsoServe(await version('older', [kept ?? '', gone ?? '', script, '/about']), true);
  await site.alsoServe(await version('newer', [added ?? '']));
  const server = createServer((request, response) => {
    if (!site.serve(request, response, false)) response.writeHead(404).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const answers = await Promise.all(
    [kept, gone, added, script, '/about'].map(async (address) => {
      const answer = await fetch(`http://127.0.0.1:${port}${address}`);
      return answer.ok ? answer.text() : answer.status;
    }),
  );
  server.close();
  expect(answers).toEqual(['now', 404, 'newer', 'older', 404]);
});
