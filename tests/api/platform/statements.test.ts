import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { withClient } from '@/lib/platform/database-connection';
import { declared } from '@/lib/platform/statement';
import { withEmptyTables } from '../../support/process/empty-tables';
import { statementSamples } from './statement-samples';

withEmptyTables();

/** Has PostgreSQL describe a statement without running it. */
class Description implements pg.Submittable {
  private fields: pg.FieldDef[] = [];
  private parameters: number[] = [];
  private failure: Error | undefined;
  readonly done: Promise<{ fields: pg.FieldDef[]; parameters: number[] }>;
  private settle: () => void = () => undefined;

  constructor(private readonly text: string) {
    this.done = new Promise((resolve, reject) => {
      this.settle = () =>
        this.failure
          ? reject(this.failure)
          : resolve({ fields: this.fields, parameters: this.parameters });
    });
  }

  submit(connection: pg.Connection): void {
    connection.once('parameterDescription', ({ dataTypeIDs }: { dataTypeIDs: number[] }) => {
      this.parameters = dataTypeIDs;
    });
    connection.parse({ name: '', text: this.text, types: [] }, true);
    connection.describe({ type: 'S', name: '' }, true);
    connection.sync();
  }

  handleRowDescription({ fields }: { fields: pg.FieldDef[] }): void {
    this.fields = fields;
  }

  handleError(error: Error): void {
    this.failure = error;
  }

  handleReadyForQuery(): void {
    this.settle();
  }
}

const TYPES = `
  select t.oid, coalesce(item.typname || '[]', t.typname) as name
  from pg_type t left join pg_type item on item.oid = t.typelem and t.typcategory = 'A'`;

beforeAll(async () => {
  const files = readdirSync('lib', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.resolve('lib', file))
    .filter((file) => /= (statement|composed)\(/.test(readFileSync(file, 'utf8')));
  // Commands run when imported, so they are left out.
  expect(files.filter((file) => /\/commands\/[^/]+$/.test(file))).toEqual([]);
  for (const file of files) await import(file);
});

test('the rows and values of every statement have the types that it declares', async () => {
  expect(declared.length).toBeGreaterThan(0);
  await withClient(process.env.DATABASE_URL ?? '', async (client) => {
    const { rows } = await client.query<{ oid: number; name: string }>(TYPES);
    const typeNames = new Map(rows.map(({ oid, name }) => [oid, name]));
    for (const { name, columns, parameters, query } of declared) {
      const samples = statementSamples[name] ?? [[]];
      for (const sample of samples) {
        const described = await client.query(new Description(query(...sample).text)).done;
        const found = described.fields.map((field) => [
          field.name,
          typeNames.get(field.dataTypeID),
        ]);
        const wanted = Object.entries(columns).map(([column, type]) => [
          column,
          type.replace('?', ''),
        ]);
        expect({ [name]: Object.fromEntries(found) }).toEqual({
          [name]: Object.fromEntries(wanted),
        });
        if (!parameters) continue;
        const declaredTypes = Object.values(parameters).map((type) => type.replace('?', ''));
        const expected = described.parameters.map((oid) => typeNames.get(oid));
        expect({ [name]: declaredTypes }).toEqual({ [name]: expected });
      }
    }
  });
});

test('no two statements have one name, and PostgreSQL cuts none off', () => {
  const names = declared.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(names.filter((name) => name.length > 50)).toEqual([]);
});

/** Statements that read leads of everybody, and why nobody sees a colleague's by them. */
const ofEverybody: Readonly<Record<string, string>> = {
  'add-possible-matches': 'Erasure; the list of matches is scoped.',
  'all-leads': 'The command `npm run leads`.',
  'delete-phone-calls-of-erased': 'Erasure.',
  'erased-rows-that-are-back': 'Erasure after a restore.',
  'found-leads': 'Reads what a scoped search has found.',
  'known-caller': 'Shows nothing: the lead that a call belongs to.',
  'known-of-subject': 'Shows nothing: what a reason must not name.',
  'language-of-student': 'Shows the language of a person, and no lead.',
  'late-first-answers-by-staff': 'The evening mail to owners.',
  'list-audit': 'For owners.',
  'lock-expired-leads': 'Retention.',
  'lock-leads-of-numbers': 'Shows nothing: whoever has the number is not called.',
  'lock-leads-to-erase': 'For owners.',
  'lock-open-leads-of-staff': 'For owners.',
  'move-leads-apart': 'Of a merge whose leads are locked within the scope.',
  'numbers-of-a-day': 'The evening mail to owners.',
  'people-behind-ids': 'Shows nothing: whom a refused call was about.',
  'phone-key-of-person': 'Shows nothing: the number is sent along.',
  'registrations-with-dues': 'Shows the language of a person, and no lead.',
  'remember-language-of-leads': 'Shows nothing: the language is that of the person.',
  'rows-of-email': 'For the person behind the e-mail.',
  'search-words-of-erased': 'Erasure.',
  'still-expired-leads': 'Retention.',
  'views-for-student': 'For the student.',
  'walk-in-by-request': 'A walk-in that the same form has just added.',
};

test('whatever reads leads says for which staff', () => {
  // Other test files may have loaded the demo.
  const others = declared.filter(({ name }) => !name.startsWith('remove-demo-'));
  const read = others.filter(({ name, query }) =>
    (statementSamples[name] ?? [[]]).some((sample) =>
      /(from|join) leads\b/.test(query(...sample).text),
    ),
  );
  const without = read.filter(({ name, query }) =>
    (statementSamples[name] ?? [[]]).every(
      (sample) => !/::uuid is null or \w+\."staffId" is null or/.test(query(...sample).text),
    ),
  );
  expect(without.map(({ name }) => name).sort()).toEqual(Object.keys(ofEverybody).sort());
});
