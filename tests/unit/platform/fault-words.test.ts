import { faultInWords, hintOf, markOfDatabase, errorSentence } from '@/lib/platform/fault-words';

const fault = (code: string, message: string, more: object = {}) =>
  Object.assign(new Error(message), { code, ...more });
const connect = (code: string, address = '10.0.0.5') =>
  fault(code, `connect ${code}`, { syscall: 'connect', address, port: 5432 });

test.each([
  [connect('ECONNREFUSED'), /^No PostgreSQL answers at 10\.0\.0\.5:5432\. .* in DATABASE_URL\./],
  [new AggregateError([connect('ECONNREFUSED', '::1')], ''), /^No PostgreSQL answers at ::1:5432/],
  [connect('ECONNREFUSED', '/tmp/orbital-pg-0-1/.s.PGSQL.5432'), /^The built-in PostgreSQL/],
  [
    fault('ENOTFOUND', 'getaddrinfo', { hostname: 'db.example' }),
    /host db\.example of DATABASE_URL/,
  ],
  [connect('ETIMEDOUT'), /cannot be reached/],
  [new Error('timeout expired'), /cannot be reached/],
  [new Error('timeout exceeded when trying to connect'), /built-in one, restart the site/],
  [fault('57014', 'canceling statement due to statement timeout'), /another transaction may hold/],
  [fault('28P01', 'password authentication failed for user "site"'), /password of the role site/],
  [
    new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'),
    /DATABASE_URL has none/,
  ],
  [fault('28000', 'role "site" does not exist'), /no role site that may log in/],
  [
    fault('28000', 'no pg_hba.conf entry for host "10.0.0.1", no encryption'),
    /sslmode=verify-full to DATABASE_URL/,
  ],
  [fault('28000', 'no pg_hba.conf entry for host "10.0.0.1", SSL encryption'), /pg_hba\.conf/],
  [new Error('The server does not support SSL connections'), /take sslmode out of DATABASE_URL/],
  [fault('DEPTH_ZERO_SELF_SIGNED_CERT', 'self-signed certificate'), /certificate.*not trusted/],
  [fault('3D000', 'database "institute" does not exist'), /create database institute/],
  [fault('42501', 'permission denied for schema public'), /lacks a right.*MIGRATION_DATABASE_URL/],
  [fault('53100', 'could not extend file'), /^The disk is full\..*DATA_DIR/],
  [fault('ENOSPC', 'write'), /^The disk is full\..*DATA_DIR/],
  [
    fault('EACCES', 'open', { syscall: 'open', path: '/srv/data' }),
    /^\/srv\/data cannot be written/,
  ],
])('%s is reported with the setting and advice', (error, words) => {
  expect(faultInWords(error)).toMatch(words);
});

test('the setting is the one that was used', () => {
  expect(faultInWords(connect('ECONNREFUSED'), 'MIGRATION_DATABASE_URL')).toContain(
    'in MIGRATION_DATABASE_URL.',
  );
});

test('foreign messages that may quote typed text are left out', () => {
  const error = fault('22P02', 'invalid input syntax for type date: "Asha Rao"');
  expect([faultInWords(error), errorSentence(error)]).toEqual([
    null,
    'It failed unexpectedly (Error 22P02).',
  ]);
  expect(errorSentence(new Error('The backup is damaged.'))).toBe('The backup is damaged.');
});

test('a log says it of PostgreSQL and of the disk, and nothing of connections to others', () => {
  expect(hintOf(fault('53100', 'could not extend file'))).toMatch(/^The disk is full\./);
  expect(hintOf(connect('ECONNREFUSED'))).toBeUndefined();
  expect(hintOf(markOfDatabase(connect('ECONNREFUSED')))).toMatch(/^No PostgreSQL answers/);
});
