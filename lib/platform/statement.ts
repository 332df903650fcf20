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
    : C extends `${infer Base}?`
      ? ValueOf<Base> | null
      : C extends `${infer Item extends keyof Values}[]`
        ? Values[Item][]
        : C extends keyof Values
          ? Values[C]
          : never;

/** A row with these columns. */
type RowWith<C extends Columns> = { -readonly [Name in keyof C]: ValueOf<C[Name]> };

/** The row of a statement: `type Row = RowOf<typeof FIND>`. */
export type RowOf<S> = S extends Statement<infer Row, infer _Args> ? Row : never;

/** A column with a narrower type than PostgreSQL's: `narrow<Utm | null>('jsonb?')`. */
export const narrow = <T>(column: Kind | `${Kind}?`) => column as string as Narrowed<T>;

/** Adds a value to a composed statement; returns its placeholder, "$1". */
export type Bind = (value: unknown) => string;

/**
 * A declared statement. tests/api/platform/statements.test.ts compares its columns with those that
 * PostgreSQL describes.
 */
export interface Statement<Row, Args extends unknown[]> {
  readonly name: string;
  readonly columns: Columns;
  /** What is sent to PostgreSQL. */
  query(...args: Args): { name?: string; text: string; values: unknown[] };
  rows(on: Queryable, ...args: Args): Promise<Row[]>;
  /** The first row, or null. */
  first(on: Queryable, ...args: Args): Promise<Row | null>;
  /** How many rows it returned or touched. */
  run(on: Queryable, ...args: Args): Promise<number>;
}

/** Every statement of the modules that have been loaded. */
export const declared: Statement<object, unknown[]>[] = [];

/**
 * Declares a statement of fixed text, which PostgreSQL parses once for each connection.
 * @param name at most 50 characters, or PostgreSQL cuts it off
 * @param columns of its rows: name → type; `{}` for a statement without rows
 * @param text with `$1`, `$2` … for the values
 */
export function statement<const C extends Columns>(
  name: string,
  columns: C,
  text: string,
): Statement<RowWith<C>, [values?: readonly unknown[]]> {
  const prepared = { name: nameOf(name, text), text };
  return declare(name, columns, (values = []) => ({ ...prepared, values: values as unknown[] }));
}

/** Another text under the same name is an error of the driver. */
function nameOf(name: string, text: string): string {
  return `${name}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;
}

/**
 * Declares a statement whose text depends on its argument, such as a list with filters. PostgreSQL plans
 * it for the values of each call.
 * @param columns of its rows, as for `statement`
 * @param compose the text; every value goes through `bind`
 * @param prepared each text is parsed once a connection: only where few texts are possible
 */
export function composed<const C extends Columns, Input>(
  name: string,
  columns: C,
  compose: (input: Input, bind: Bind) => string,
  { prepared = false } = {},
): Statement<RowWith<C>, [input: Input]> {
  return declare(name, columns, (input) => {
    const values: unknown[] = [];
    const text = compose(input, (value) => `$${values.push(value)}`);
    return { ...(prepared && { name: nameOf(name, text) }), text, values };
  });
}

function declare<Row extends object, Args extends unknown[]>(
  name: string,
  columns: Columns,
  query: Statement<Row, Args>['query'],
): Statement<Row, Args> {
  const execute = (on: Queryable, args: Args) => on.query<Row>(query(...args));
  const made: Statement<Row, Args> = {
    ...{ name, columns, query },
    rows: async (on, ...args) => (await execute(on, args)).rows,
    first: async (on, ...args) => (await execute(on, args)).rows[0] ?? null,
    run: async (on, ...args) => (await execute(on, args)).rowCount ?? 0,
  };
  declared.push(made as Statement<Row, unknown[]>);
  return made;
}
