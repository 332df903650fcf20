import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pool } from '@/lib/platform/db';
import {
  connectionProblem,
  ownerRightsProblem,
  siteRightsProblem,
} from '@/lib/platform/database-problems';
import { startEmbedded } from '@/prisma/embedded';

const url = process.env.DATABASE_URL ?? '';
const role = `powerless_${process.env.JEST_WORKER_ID}`;
const empty = `empty_${process.env.JEST_WORKER_ID}`;
const as = (user: string, database?: string) =>
  url
    .replace('postgres@', `${user}@`)
    .replace(/\/\w+\?/, (name) => (database ? `/${database}?` : name));

beforeAll(async () => {
  await pool.query(`create role ${role} login`);
  await pool.query(`create database ${empty}`);
});
afterAll(async () => {
  await pool.query(`drop database ${empty}`);
  await pool.query(`drop role ${role}`);
});

test('a database that can be used has no problem', async () => {
  expect(await connectionProblem(url, 'DATABASE_URL')).toBeNull();
  expect(await ownerRightsProblem(url, as('another'))).toBeNull();
  expect(await siteRightsProblem(url)).toBeNull();
});

test('a failed connection is reported with its setting', async () => {
  const nobody = 'postgresql://site:secret@127.0.0.1:1/site';
  expect(await connectionProblem(nobody, 'MIGRATION_DATABASE_URL')).toMatch(
    /^No PostgreSQL answers at 127\.0\.0\.1:1\..*MIGRATION_DATABASE_URL/,
  );
  expect(await connectionProblem(as('postgres', 'missing'), 'DATABASE_URL')).toMatch(
    /no database missing\..*DATABASE_URL/,
  );
  expect(await connectionProblem(as('nobody'), 'DATABASE_URL')).toMatch(
    /no role nobody that may log in\..*DATABASE_URL/,
  );
});

test('missing rights are reported with the statement that grants them', async () => {
  const powerless = as(role);
  expect(await ownerRightsProblem(powerless, powerless)).toMatch(
    new RegExp(`^The tables belong to the role postgres, so ${role} \\(DATABASE_URL\\)`),
  );
  expect(await siteRightsProblem(powerless)).toMatch(
    /may not read and write the table \w+\..*npm run migrate/,
  );
  const inEmpty = as(role, empty);
  expect(await ownerRightsProblem(inEmpty, inEmpty)).toMatch(
    new RegExp(`may not make tables in the database ${empty}.*owner to "${role}"`),
  );
  await pool.query(`alter database ${empty} owner to ${role}`);
  expect(await ownerRightsProblem(inEmpty, as('missing', empty))).toMatch(
    new RegExp(`^The role missing of DATABASE_URL does not exist.*alter role "${role}" createrole`),
  );
  await pool.query(`alter database ${empty} owner to postgres`);
});

test.each([
  [
    '17',
    /of PostgreSQL 17, and this program brings PostgreSQL \d+.*npm run backup.*npm run restore/,
  ],
  ['99', /A newer version of the program made them/],
])('data of PostgreSQL %s are named with the way across', async (major, words) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'orbital-major-'));
  await mkdir(path.join(folder, 'postgres'));
  await writeFile(path.join(folder, 'postgres/PG_VERSION'), `${major}\n`);
  await expect(startEmbedded(path.join(folder, 'postgres'), () => undefined)).rejects.toThrow(
    words,
  );
  await rm(folder, { recursive: true });
});
