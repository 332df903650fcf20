import path from 'node:path';
import { migrationsFolder } from '@/prisma/database';
import { migrationNames } from '@/prisma/migrate';
import { brokenInMigration, brokenOutside, brokenRules } from '@/prisma/migration-rules';

/** Migrations up to this one are older than the rules. */
const NEWEST_WITHOUT_RULES = '20261209400001_lead_rule_source';

const rulesOf = async (sql: string) =>
  (await brokenInMigration(sql)).map((sentence) => /: ([a-z-]+): /.exec(sentence)?.[1]);

test('every migration since the rules keeps them, or says why not', async () => {
  const names = await migrationNames(migrationsFolder);
  const broken: Record<string, string[]> = {};
  for (const name of names.filter((one) => one > NEWEST_WITHOUT_RULES)) {
    const sentences = await brokenRules(path.join(migrationsFolder, name));
    if (sentences.length > 0) broken[name] = sentences;
  }
  expect(broken).toEqual({});
});

test.each([
  ['index', 'create index on leads (city)'],
  ['index', 'create unique index a on leads (city)'],
  ['outside', 'create index concurrently a on leads (city)'],
  ['outside', 'drop index concurrently a'],
  ['outside', 'alter table leads validate constraint a'],
  ['not-null', 'alter table leads add column city text not null'],
  ['not-null', 'alter table leads alter column city set not null'],
  ['not-null', 'alter table leads add constraint a not null city'],
  ['rewrite', 'alter table leads alter column city type varchar(20)'],
  ['rewrite', 'alter table leads add column key uuid not null default gen_random_uuid()'],
  [
    'rewrite',
    'alter table leads add column at timestamptz default now() + random() * interval $$1 h$$',
  ],
  ['rewrite', 'alter table leads add column at timestamptz default clock_timestamp()'],
  ['rewrite', 'alter table leads add column n bigserial'],
  ['rewrite', 'alter table leads add column n int generated always as identity'],
  ['rewrite', 'alter table leads add column n int generated always as (1 + 1) stored'],
  ['rewrite', 'alter table leads set unlogged'],
  ['drop', 'alter table leads drop column city'],
  ['drop', 'drop table leads'],
  ['drop', 'drop function phone_key(text)'],
  ['drop', 'drop type "LeadKind"'],
  ['rename', 'alter table leads rename city to town'],
  ['rename', 'alter table leads rename to enquiries'],
  ['rename', 'alter table leads set schema search'],
  ['rename', `alter type "LeadKind" rename value 'enquiry' to 'question'`],
  ['constraint', 'alter table leads add constraint a check (version > 0)'],
  [
    'constraint',
    'alter table leads add constraint a foreign key ("staffId") references staff (id)',
  ],
  ['constraint', 'alter table leads add constraint a unique (city)'],
  ['constraint', 'alter table leads add column n int check (n > 0)'],
  ['constraint', 'alter table leads add column code text unique'],
  ['constraint', 'alter table leads add column n int default 1 references staff (id)'],
  ['whole-table', `update leads set city = ''`],
  ['whole-table', `update leads set city = '' where city is null`],
  ['whole-table', 'delete from leads'],
  [
    'whole-table',
    'with gone as (delete from leads returning id) insert into kept select id from gone',
  ],
  ['whole-table', 'truncate leads'],
  ['lock', 'lock table leads'],
  ['lock', 'cluster leads using leads_pkey'],
  ['lock', 'reindex table leads'],
  ['lock', 'vacuum full leads'],
  ['unread', `do $$ begin execute 'drop table leads'; end $$`],
  ['transaction', 'commit'],
])('%s is refused: %s', async (rule, sql) => {
  expect(await rulesOf(sql)).toEqual([rule]);
});

test.each([
  'alter table leads add column city text',
  `alter table leads add column city text not null default '', add column "isNew" boolean not null default false`,
  'alter table leads add column at timestamptz not null default current_timestamp, add column ids uuid[] default array[]::uuid[]',
  'alter table leads add column at timestamptz not null default now()',
  'alter table leads add column "ruleId" uuid references lead_rules (id)',
  'alter table leads alter column city drop not null, alter column city set default $$$$, drop constraint a',
  'alter table leads add constraint a check (version > 0) not valid',
  'alter table leads add constraint a foreign key ("staffId") references staff (id) not valid',
  'alter table leads add constraint a unique using index leads_city',
  `alter type "LeadKind" add value 'other'`,
  'create table new (id int primary key); create index on new (id); alter table new add check (id > 0); update new set id = 1',
  'create table new as select id from leads; alter table new alter column id set not null',
  'create function f() returns trigger language plpgsql as $$ begin update leads set city = 1; drop table leads; end $$',
  'create function f() returns void begin atomic update leads set version = 1; end',
  `insert into lead_rules (course) select 'drop table leads; delete from leads' from leads`,
  '-- drop table leads;\n/* update leads set city = 1; */ select 1',
  'alter index leads_city rename to leads_town; drop index leads_town',
])('is kept by: %s', async (sql) => {
  expect(await brokenInMigration(sql)).toEqual([]);
});

test('each statement is named with each rule that it breaks', async () => {
  const sql = `
    -- आशा
    alter table leads add column city text;
    -- Not used.
    alter table "leads"
      drop column "town", alter column city set not null;`;
  expect(await brokenInMigration(sql)).toEqual([
    expect.stringMatching(
      /^alter table "leads" drop column "town", alter column city set not null: drop: /,
    ),
    expect.stringMatching(/^alter table "leads" .*: not-null: /),
  ]);
});

test('a reason above a statement excuses it from one rule', async () => {
  const drop = 'alter table leads drop column city, alter column town set not null;';
  expect(await rulesOf(`-- lint: drop: Nothing has read it since June.\n${drop}`)).toEqual([
    'not-null',
  ]);
  expect(await rulesOf(`-- lint: drop:\n${drop}`)).toEqual(['drop', 'not-null']);
  expect(await rulesOf(`-- lint: drop: Unused.\n${drop}\n${drop}`)).toEqual([
    'not-null',
    'drop',
    'not-null',
  ]);
});

test('outside the transaction is only what may be run again', async () => {
  const good = `-- For the list; newest first.
    create unique index concurrently "leads_city" on leads (city);
    drop index concurrently if exists leads_town;
    alter table leads validate constraint a;`;
  expect(await brokenOutside(good)).toEqual([]);
  const bad = [
    'create index concurrently on leads (city)',
    'create index concurrently if not exists a on leads (city)',
    'create index a on leads (city)',
    'drop index concurrently a',
    'alter table leads add column city text',
    `update leads set city = ''`,
  ];
  for (const sql of bad)
    expect(await brokenOutside(sql)).toEqual([expect.stringContaining('concurrently:')]);
  expect(
    await brokenOutside('drop index concurrently if exists a; drop index concurrently if exists b'),
  ).toHaveLength(1);
});
