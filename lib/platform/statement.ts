import { createHash } from 'node:crypto';
import type * as enums from '@/prisma/client/enums';
import type { Queryable } from './database-connection';

/**
 * How the driver reads PostgreSQL's types. There is no `date`: it would come as midnight of the server's
 * time zone, so select `to_char(day, 'YYYY-MM-DD')`.
 */
interface Scalars {
  bool: boolean;
  int2: number;
  int4: number;
  float8: number;
  /** Numbers that a JavaScript number cannot hold come as text. */
  int8: string;
  numeric: string;
  text: string;
  uuid: string;
  timestamptz: Date;
  bytea: Buffer;
  void: '';
  jsonb: unknown;
  json: unknown;
}

type Values = Scalars & {
  [Name in keyof typeof enums]: (typeof enums)[Name][keyof (typeof enums)[Name]];
};

type Kind = keyof Values | 'bool[]' | 'int4[]' | 'text[]' | 'uuid[]' | 'timestamptz[]';

declare const narrowed: unique symbol;
type Narrowed<T> = string & { readonly [narrowed]: T };

/** Name of a PostgreSQL type, "text" or "LeadStatus"; with a question mark where the value may be null. */
type Column = Kind | `${Kind}?` | Narrowed<unknown>;
export type Columns = Readonly<Record<string, Column>>;

type ValueOf<C> =
  C extends Narrowed<infer T>
    ? T
    : C extends `${infer Given}?`
      ? ValueOf<Given> | null
      : C extends `${infer Item extends keyof Values}[]`
        ? Values[Item][]
        : C extends keyof Values
          ? Values[C]
          : never;

/** A row with these columns. */
type RowWith<C extends Columns> = { -readonly [Name in keyof C]: ValueOf<C[Name]> };

/** The row of a statement: `type Row = RowOf<typeof FIND>`. */
export type RowOf<S> = S extends Statement<infer Row, infer _Given> ? Row : never;

/** A column that holds less than its type could: `narrow<Utm | null>('jsonb?')`. */
export const narrow = <T>(column: Kind | `${Kind}?`) => column as string as Narrowed<T>;

/** Adds a value to a statement that is being composed; gives its place, "$1". */
export type Bind = (value: unknown) => string;

/**
 * A declared statement.
 *
 * tests/api/platform/statements.test.ts has PostgreSQL describe each and compares its columns with the declared ones.
 */
export interface Statement<Row, Given extends unknown[]> {
  readonly name: string;
  readonly columns: Columns;
  /** What is sent. */
  query(...given: Given): { name?: string; text: string; values: unknown[] };
  rows(on: Queryable, ...given: Given): Promise<Row[]>;
  /** The first row, or null. */
  first(on: Queryable, ...given: Given): Promise<Row | null>;
  /** How many rows it returned or touched. */
  run(on: Queryable, ...given: Given): Promise<number>;
}

/** Every statement of the modules that have been loaded. */
export const declared: Statement<object, unknown[]>[] = [];

/**
 * Declares a statement of fixed text, which PostgreSQL parses once a connection.
 * @param name is seen in PostgreSQL's views, so at most 50 letters
 * @param columns of its rows: name → type; `{}` for a statement without rows
 * @param text with `$1`, `$2` … for the values
 */
export function statement<const C extends Columns>(
  name: string,
  columns: C,
  text: string,
): Statement<RowWith<C>, [values?: readonly unknown[]]> {
  // Another text under the same name is an error of the driver.
  const version = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const prepared = { name: `${name}-${version}`, text };
  return declare(name, columns, (values = []) => ({ ...prepared, values: values as unknown[] }));
}

/**
 * Declares a statement whose text depends on what is asked, such as a list with filters. PostgreSQL plans
 * it anew each time, for the values of that time.
 * @param columns of its rows, as for `statement`
 * @param compose the text; every value goes through `bind`
 */
export function composed<const C extends Columns, Asked>(
  name: string,
  columns: C,
  compose: (asked: Asked, bind: Bind) => string,
): Statement<RowWith<C>, [asked: Asked]> {
  return declare(name, columns, (asked) => {
    const values: unknown[] = [];
    return { text: compose(asked, (value) => `$${values.push(value)}`), values };
  });
}

function declare<Row extends object, Given extends unknown[]>(
  name: string,
  columns: Columns,
  query: Statement<Row, Given>['query'],
): Statement<Row, Given> {
  const ask = (on: Queryable, given: Given) => on.query<Row>(query(...given));
  const made: Statement<Row, Given> = {
    ...{ name, columns, query },
    rows: async (on, ...given) => (await ask(on, given)).rows,
    first: async (on, ...given) => (await ask(on, given)).rows[0] ?? null,
    run: async (on, ...given) => (await ask(on, given)).rowCount ?? 0,
  };
  declared.push(made as Statement<Row, unknown[]>);
  return made;
}
