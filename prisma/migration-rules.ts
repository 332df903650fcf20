import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse, type AlterTableCmd, type Constraint, type Node } from 'libpg-query';
import { concurrentStatements } from './migrate';

/** What each rule refuses of tables that the migration does not create itself, and the way to do it. */
const rules = {
  index:
    'blocks writes while the index is built. Put create index concurrently into concurrently.sql beside the migration.',
  outside:
    'takes long or cannot run in a transaction. Put it into concurrently.sql beside the migration.',
  'not-null':
    'fails for rows without a value, and for what the version before inserts. Give the column a constant default; or add ' +
    'it nullable, fill it, add check (… is not null) not valid, and validate that in concurrently.sql of a later release.',
  rewrite:
    'rewrites the table while nobody can read it. Add a column without a default, fill it in batches, and switch to it.',
  drop: 'breaks the version before, which may still use it. Drop it in the release after the one that stops using it.',
  rename:
    'breaks the version before, which uses the old name. Add the new one, write both, and drop the old one a release later.',
  constraint:
    'reads every row while nobody can write. Add the constraint not valid and validate it in concurrently.sql; for a ' +
    'unique one, build the index there, and add the constraint using index in a later migration.',
  'whole-table':
    'locks every row that it changes until the migration ends. Change rows in batches, in a loop or a command.',
  lock: 'locks a table for as long as it takes.',
  unread: 'hides its statements from these rules.',
  transaction: 'ends the transaction, which has to hold the whole migration and its record.',
  concurrently:
    'is not allowed in concurrently.sql, whose statements may run twice: only create index concurrently with a name, drop ' +
    'index concurrently if exists, and validate constraint.',
} as const;

type Rule = keyof typeof rules;

/** The rules that a change of a table can break by its kind alone. */
const ofCommands: Readonly<Record<string, Rule>> = {
  AT_AlterColumnType: 'rewrite',
  AT_AttachPartition: 'constraint',
  AT_DropColumn: 'drop',
  AT_SetAccessMethod: 'rewrite',
  AT_SetExpression: 'rewrite',
  AT_SetLogged: 'rewrite',
  AT_SetNotNull: 'not-null',
  AT_SetTableSpace: 'rewrite',
  AT_SetUnLogged: 'rewrite',
  AT_ValidateConstraint: 'outside',
};

/** The rules that a statement can break by its kind alone. */
const ofStatements: Readonly<Record<string, Rule>> = {
  CallStmt: 'unread',
  ClusterStmt: 'lock',
  DoStmt: 'unread',
  ExecuteStmt: 'unread',
  LockStmt: 'lock',
  RefreshMatViewStmt: 'lock',
  ReindexStmt: 'lock',
  TransactionStmt: 'transaction',
  TruncateStmt: 'whole-table',
};

/** Names that only the database uses. */
const UNSEEN = ['OBJECT_INDEX', 'OBJECT_TABCONSTRAINT', 'OBJECT_TRIGGER'];
/** Their value is the same for all rows of a statement, so a column gets it without writing the rows. */
const STABLE = ['now', 'transaction_timestamp', 'statement_timestamp'];
const NUMBERED = /^(small|big)?serial\d?$/;

/**
 * The rules that a migration breaks, a sentence for each statement; rules that its comment excuses,
 * `-- lint: <rule>: <reason>` above the statement, are not broken.
 * @param folder with `migration.sql` and perhaps `concurrently.sql`
 * @throws Error when PostgreSQL's parser does not read it
 */
export async function brokenRules(folder: string): Promise<string[]> {
  const read = (file: string) => readFile(path.join(folder, file), 'utf8');
  const sql = await read('migration.sql');
  const outside = await read('concurrently.sql').catch(() => '');
  return [...(await brokenInMigration(sql)), ...(await brokenOutside(outside))];
}

interface Statement {
  node: Node;
  /** The statement as written, with the comments above it. */
  text: string;
}

async function statementsOf(sql: string): Promise<Statement[]> {
  if (sql.trim() === '') return [];
  const bytes = Buffer.from(sql);
  let end = 0;
  return ((await parse(sql)).stmts ?? []).flatMap(({ stmt, stmt_location = 0, stmt_len }) => {
    const start = end;
    end = stmt_len ? stmt_location + stmt_len : bytes.length;
    return stmt ? [{ node: stmt, text: bytes.toString('utf8', start, end) }] : [];
  });
}

export async function brokenInMigration(sql: string): Promise<string[]> {
  const statements = await statementsOf(sql);
  const made = new Set(statements.map(({ node }) => madeTable(node)));
  return statements.flatMap((statement) =>
    [...new Set(brokenBy(statement.node, (table) => made.has(table)))]
      .filter((rule) => !excuses(statement, rule))
      .map((rule) => sentence(statement, rule)),
  );
}

export async function brokenOutside(sql: string): Promise<string[]> {
  const statements = await statementsOf(sql);
  const broken = statements.filter(({ node }) => !mayBeRepeated(node));
  if (concurrentStatements(sql).length !== statements.length) {
    return ['concurrently.sql: each statement has to end its line with a semicolon.'];
  }
  return broken.map((statement) => sentence(statement, 'concurrently'));
}

function mayBeRepeated(node: Node): boolean {
  if ('IndexStmt' in node) {
    const { concurrent, idxname = '', if_not_exists } = node.IndexStmt;
    return concurrent === true && /^\w+$/.test(idxname) && !if_not_exists;
  }
  if ('DropStmt' in node) {
    const { removeType, concurrent, missing_ok } = node.DropStmt;
    return removeType === 'OBJECT_INDEX' && concurrent === true && missing_ok === true;
  }
  return commands(node).length > 0 && commands(node).every(isValidation);
}

const isValidation = ({ subtype }: AlterTableCmd) => subtype === 'AT_ValidateConstraint';

function commands(node: Node): AlterTableCmd[] {
  if (!('AlterTableStmt' in node)) return [];
  const all = node.AlterTableStmt.cmds ?? [];
  return all.flatMap((one) => ('AlterTableCmd' in one ? [one.AlterTableCmd] : []));
}

function madeTable(node: Node): string | undefined {
  if ('CreateStmt' in node) return node.CreateStmt.relation?.relname;
  return 'CreateTableAsStmt' in node ? node.CreateTableAsStmt.into?.rel?.relname : undefined;
}

function brokenBy(node: Node, isNew: (table: string | undefined) => boolean): Rule[] {
  const rule = ofStatements[Object.keys(node)[0] ?? ''];
  if (rule) return [rule];
  if ('VacuumStmt' in node) return node.VacuumStmt.is_vacuumcmd ? ['lock'] : [];
  // Their statements are run later.
  if ('CreateFunctionStmt' in node || 'RuleStmt' in node) return [];
  if ('IndexStmt' in node) {
    if (node.IndexStmt.concurrent) return ['outside'];
    return isNew(node.IndexStmt.relation?.relname) ? [] : ['index'];
  }
  if ('DropStmt' in node) {
    const { concurrent, removeType = 'OBJECT_TABLE' } = node.DropStmt;
    if (concurrent) return ['outside'];
    return UNSEEN.includes(removeType) ? [] : ['drop'];
  }
  if ('RenameStmt' in node) {
    const { renameType = 'OBJECT_TABLE', relation } = node.RenameStmt;
    return UNSEEN.includes(renameType) || isNew(relation?.relname) ? [] : ['rename'];
  }
  if ('AlterObjectSchemaStmt' in node) return ['rename'];
  if ('AlterEnumStmt' in node) return node.AlterEnumStmt.oldVal ? ['rename'] : [];
  if ('AlterTableStmt' in node) {
    if (isNew(node.AlterTableStmt.relation?.relname)) return [];
    return commands(node).flatMap(brokenByCommand);
  }
  return changedTables(node).every(isNew) ? [] : ['whole-table'];
}

function brokenByCommand({ subtype = 'AT_AddColumn', def }: AlterTableCmd): Rule[] {
  const rule = ofCommands[subtype];
  if (rule) return [rule];
  if (def && 'Constraint' in def) return brokenByConstraint(def.Constraint);
  if (subtype !== 'AT_AddColumn' || !def || !('ColumnDef' in def)) return [];
  const { constraints = [], typeName } = def.ColumnDef;
  const own = constraints.flatMap((one) => ('Constraint' in one ? [one.Constraint] : []));
  const find = (type: Constraint['contype']) => own.find(({ contype }) => contype === type);
  const defaults = find('CONSTR_DEFAULT');
  const type = typeName?.names?.map((one) => ('String' in one ? one.String.sval : '')).at(-1) ?? '';
  const isWritten =
    find('CONSTR_IDENTITY') ||
    find('CONSTR_GENERATED')?.generated_kind === 's' ||
    NUMBERED.test(type) ||
    (defaults && calls(defaults.raw_expr).some((name) => !STABLE.includes(name)));
  // Without a default every row has null, which refers to nothing.
  const isRead = own.some(
    ({ contype }) =>
      contype === 'CONSTR_CHECK' ||
      contype === 'CONSTR_UNIQUE' ||
      contype === 'CONSTR_PRIMARY' ||
      (contype === 'CONSTR_FOREIGN' && defaults),
  );
  return [
    ...(isWritten ? (['rewrite'] as const) : []),
    ...(isRead ? (['constraint'] as const) : []),
    ...(find('CONSTR_NOTNULL') && !defaults && !isWritten ? (['not-null'] as const) : []),
  ];
}

function brokenByConstraint({ contype, skip_validation, indexname }: Constraint): Rule[] {
  if (skip_validation || indexname) return [];
  return contype === 'CONSTR_NOTNULL' ? ['not-null'] : ['constraint'];
}

/** The parts of a kind, at any depth of a syntax tree. */
function partsOf<T>(kind: string, tree: unknown): T[] {
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, part]: [string, unknown]) => [
    ...(key === kind ? [part as T] : []),
    ...partsOf<T>(kind, part),
  ]);
}

/** Names of the functions that an expression calls. */
function calls(expression: unknown): string[] {
  return partsOf<{ funcname: { String: { sval: string } }[] }>('FuncCall', expression).map(
    ({ funcname }) => funcname.at(-1)?.String.sval ?? '',
  );
}

/** Tables in which a statement changes or deletes rows. */
function changedTables(node: Node): (string | undefined)[] {
  return ['UpdateStmt', 'DeleteStmt', 'MergeStmt'].flatMap((kind) =>
    partsOf<{ relation?: { relname?: string } }>(kind, node).map(
      ({ relation }) => relation?.relname,
    ),
  );
}

function excuses({ text }: Statement, rule: Rule): boolean {
  return [...text.matchAll(/^\s*-- lint: ([a-z-]+): \S/gm)].some(([, named]) => named === rule);
}

function sentence({ text }: Statement, rule: Rule): string {
  const words = text
    .replace(/--.*/g, '')
    .replace(/^[;\s]+|\s+$/g, '')
    .replace(/\s+/g, ' ');
  const start = words.length > 100 ? `${words.slice(0, 100)} …` : words;
  return `${start}: ${rule}: ${rules[rule]}`;
}
