import { appendFileSync, mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterCommit, type Queryable } from '@/lib/platform/database-connection';
import { env } from '@/lib/platform/env';
import { logFailure } from '@/lib/platform/log';
import { narrow, statement } from '@/lib/platform/statement';

/** Kinds of erased rows. */
export const erasureKinds = ['student', 'lead', 'payer', 'bankLine', 'request'] as const;

/** An erased row by its random id, a payer by the payment's. Nothing else of the person is kept. */
export interface Erasure {
  kind: (typeof erasureKinds)[number];
  id: string;
}

/** The list outside of the database, which a restored backup does not take back. */
export const erasuresFile = () => path.resolve(env.DATA_DIR, 'erased.txt');

const ADD = statement(
  'add-erasures',
  { ids: 'uuid[]', kind: 'text' },
  {},
  `insert into erasures (id, kind) select unnest($ids::uuid[]), $kind on conflict (id) do nothing`,
);

/** Remembers erased rows, in the transaction that erases them and afterwards in the file. */
export async function rememberErased(
  on: Queryable,
  kind: Erasure['kind'],
  ids: readonly string[],
): Promise<void> {
  if ((await storeErasures(on, kind, ids)) === 0) return;
  afterCommit(on, () => appendErasures(ids.map((id) => ({ kind, id }))));
}

/** Stores erasures that the file already has. Returns how many were new. */
export async function storeErasures(
  on: Queryable,
  kind: Erasure['kind'],
  ids: readonly string[],
): Promise<number> {
  return ids.length > 0 ? ADD.run(on, { ids, kind }) : 0;
}

/** Writes that fail are made up for by the next hourly comparison. */
function appendErasures(erasures: readonly Erasure[]): void {
  if (erasures.length === 0) return;
  try {
    mkdirSync(env.DATA_DIR, { recursive: true });
    appendFileSync(erasuresFile(), printErasures(erasures), { mode: 0o600 });
  } catch (error) {
    logFailure('list of erased people', error);
  }
}

/** One line each: "student 0c9d9c4e-…". */
export const printErasures = (erasures: readonly Erasure[]) =>
  erasures.map(({ kind, id }) => `${kind} ${id}\n`).join('');

const LINE = new RegExp(
  `^(${erasureKinds.join('|')}) ([\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12})$`,
  'gm',
);

/** The list in a file; empty when there is no such file. */
export async function readErasures(file: string): Promise<Erasure[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return parseErasures(text);
}

/** The erasures in lines of `printErasures`. */
export function parseErasures(text: string): Erasure[] {
  return [...text.matchAll(LINE)].map(([, kind, id]) => ({ kind, id }) as Erasure);
}

const LIST = statement(
  'list-erasures',
  {},
  { kind: narrow<Erasure['kind']>('text'), id: 'uuid' },
  'select kind, id from erasures',
);

/** All erasures in the database and the file. Adds those missing from the file. */
export async function knownErasures(on: Queryable): Promise<Erasure[]> {
  const listed = await readErasures(erasuresFile());
  const ids = new Set(listed.map(({ id }) => id));
  const stored = await LIST.rows(on);
  const missing = stored.filter(({ id }) => !ids.has(id));
  appendErasures(missing);
  return [...listed, ...missing];
}

/** Adds erasures to the file that it does not have, before a restore that could be interrupted. */
export async function listErasures(erasures: readonly Erasure[]): Promise<void> {
  const ids = new Set((await readErasures(erasuresFile())).map(({ id }) => id));
  appendErasures(erasures.filter(({ id }) => !ids.has(id)));
}
