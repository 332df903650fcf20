import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { fileType } from '@/lib/publishing/finished-file';

// `tsx tests/bench/serve-folder.ts <folder> <port>`: serves a peer from memory, compressed beforehand.

interface Answer {
  bytes: Buffer;
  headers: Record<string, string>;
}

async function main([folder = '', port = '']: readonly string[]): Promise<void> {
  const answers = new Map<string, Record<string, Answer>>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const address = `/${path.relative(folder, file)}`.replace(/\/index\.html$/, '/');
    answers.set(address, versionsOf(file, await readFile(file)));
  }
  createServer((request, response) => {
    const versions = answers.get(request.url?.split('?')[0] ?? '');
    const accepted = request.headers['accept-encoding'] ?? '';
    const encoding = ['br', 'gzip'].find((one) => accepted.includes(one) && versions?.[one]);
    const answer = versions?.[encoding ?? 'identity'];
    response.writeHead(answer ? 200 : 404, answer?.headers).end(answer?.bytes);
  }).listen(Number(port), '127.0.0.1');
}

function versionsOf(file: string, bytes: Buffer): Record<string, Answer> {
  const { type, packed } = fileType(file);
  const headers = {
    'Content-Type': type,
    'Cache-Control': file.endsWith('.html') ? 'max-age=0' : 'public, max-age=31536000, immutable',
  };
  const version = (content: Buffer, encoding?: string): Answer => ({
    bytes: content,
    headers: {
      ...headers,
      'Content-Length': String(content.length),
      ...(encoding && { 'Content-Encoding': encoding, Vary: 'Accept-Encoding' }),
    },
  });
  const plain = { identity: version(bytes) };
  if (packed) return plain;
  return {
    ...plain,
    br: version(brotliCompressSync(bytes), 'br'),
    gzip: version(gzipSync(bytes, { level: 9 }), 'gzip'),
  };
}

void main(process.argv.slice(2));
