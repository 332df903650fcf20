import { createHash } from 'node:crypto';
import type * as enums from '@/prisma/client/enums';
import type { Queryable } from './database-connection';
import { traced } from './trace';

/**
 * JavaScript types of PostgreSQL's values. `date` is missing, because the driver would read it as midnight
 * in the server's time zone: select `to_char(day, 'YYYY-MM-DD')`.
 */
interface Scalars {
  bool: boolean;
  int2: number;
  int4: number;
  float8: number;
  /** Exceed the range of a JavaScript number, so they are text. */
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

/** Name of a PostgreSQL type, "text" or "LeadStatus"; with a question mark when nullable. */
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

type RowWith<C extends Columns> = { -readonly [Name in keyof C]: ValueOf<C[Name]> };

/** Values that the driver accepts besides the types that it returns. */
interface Taken {
  int8: number | bigint | string;
  numeric: number | string;
  /** YYYY-MM-DD. */
  date: string;
  bytea: Uint8Array;
}

type Value<T> = T extends keyof Taken ? Taken[T] : T extends keyof Values ? Values[T] : never;

/** Name of a PostgreSQL type of a value, with a question mark when it may be null: `'date?'`. */
type Parameter = Column | 'date' | 'date?' | 'date[]' | 'int8[]' | 'float8[]';
export type Parameters = Readonly<Record<string, Parameter>>;

type TakenBy<P> =
  P extends Narrowed<infer T>
    ? T
    : P extends `${infer Base}?`
      ? TakenBy<Base> | null
      : P extends `${infer Item}[]`
        ? readonly Value<Item>[]
        : Value<P>;

/** The values of a statement; nothing where it has none. */
type ArgsWith<P extends Parameters> = {} extends P
  ? []
  : [values: { readonly [Name in keyof P]: TakenBy<P[Name]> }];

/** The row type of a statement: `type Row = RowOf<typeof FIND>`. */
export type RowOf<S> = S extends Statement<infer Row, infer _Args> ? Row : never;

/** A column with a narrower type than PostgreSQL's: `narrow<Utm | null>('jsonb?')`. */
export const narrow = <T>(column: Kind | `${Kind}?`) => column as string as Narrowed<T>;

/** Adds a value to a composed statement; returns its placeholder, such as "$1". */
export type Bind = (value: unknown) => string;

/**
 * A declared statement. tests/api/platform/statements.test.ts compares its values and columns with
 * PostgreSQL's description.
 */
export interface Statement<Row, Args extends unknown[]> {
  readonly name: string;
  readonly columns: Columns;
  /** Types of the values; missing where they depend on the text. */
  readonly parameters?: Parameters;
  /** The query for the driver. */
  query(...args: Args): { name?: string; text: string; values: unknown[] };
  rows(on: Queryable, ...args: Args): Promise<Row[]>;
  /** The first row, or null. */
  first(on: Queryable, ...args: Args): Promise<Row | null>;
  /** Number of rows returned or affected. */
  run(on: Queryable, ...args: Args): Promise<number>;
}

/** All statements of the loaded modules. */
export const declared: Statement<object, unknown[]>[] = [];

/**
 * Declares a statement of fixed text, which PostgreSQL parses once per connection.
 * @param name at most 50 characters, because PostgreSQL truncates longer names
 * @param parameters name → type of the values, each `$name` in the text: `{ id: 'uuid', until: 'date?' }`
 * @param columns of its rows: name → type; `{}` for a statement without rows
 * @throws Error if the text names a value that is not declared
 */
export function statement<const P extends Parameters, const C extends Columns>(
  name: string,
  parameters: P,
  columns: C,
  named: string,
): Statement<RowWith<C>, ArgsWith<P>> {
  const names = Object.keys(parameters);
  const text = named.replace(/\$([a-z]\w*)/gi, (_, value: string) => {
    if (!names.includes(value)) throw new Error(`The statement ${name} has no value ${value}.`);
    return `$${names.indexOf(value) + 1}`;
  });
  const prepared = { name: nameOf(name, text), text };
  const query = (...[values]: ArgsWith<P>) => ({
    ...prepared,
    values: names.map((value) => values?.[value]),
  });
  return declare(name, { columns, parameters }, query);
}

/** The names of prepared texts: hashing one costs as much as binding its values. */
const namesByText = new Map<string, string>();

/** Includes a hash: the driver rejects a different text under the same name. */
function nameOf(name: string, text: string): string {
  const known = namesByText.get(text);
  if (known) return known;
  const made = `${name}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;
  namesByText.set(text, made);
  return made;
}

/**
 * Declares a statement whose text depends on its argument, such as a list with filters. PostgreSQL
 * plans it for the values of each call.
 * @param columns of its rows, as for `statement`
 * @param compose the text; every value goes through `bind`
 * @param prepared parse each text once per connection; only when there are few different texts
 */
export function composedStatement<const C extends Columns, Input>(
  name: string,
  columns: C,
  compose: (input: Input, bind: Bind) => string,
  { prepared = false } = {},
): Statement<RowWith<C>, [input: Input]> {
  return declare(name, { columns }, (input) => {
    const values: unknown[] = [];
    const text = compose(input, (value) => `$${values.push(value)}`);
    return { ...(prepared && { name: nameOf(name, text) }), text, values };
  });
}

const DATABASE = { 'db.system.name': 'postgresql' };

function declare<Row extends object, Args extends unknown[]>(
  name: string,
  types: Pick<Statement<Row, Args>, 'columns' | 'parameters'>,
  query: Statement<Row, Args>['query'],
): Statement<Row, Args> {
  const execute = (on: Queryable, args: Args) =>
    traced(name, DATABASE, () => on.query<Row>(query(...args)));
  const made: Statement<Row, Args> = {
    name,
    ...types,
    query,
    rows: async (on, ...args) => (await execute(on, args)).rows,
    first: async (on, ...args) => (await execute(on, args)).rows[0] ?? null,
    run: async (on, ...args) => (await execute(on, args)).rowCount ?? 0,
  };
  declared.push(made as Statement<Row, unknown[]>);
  return made;
}
