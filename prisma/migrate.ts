import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import type * as engineModule from '@prisma/schema-engine-wasm';
import type { Pool } from 'pg';
import { openPool, withClient } from '../lib/platform/database-connection';

export const schemaFile = 'prisma/schema.prisma';

type EngineModule = typeof engineModule & {
  __wbg_set_wasm(exports: WebAssembly.Exports): void;
};

/**
 * Runs `work` with the WebAssembly build of Prisma's migration engine. The native build is
 * downloaded from outside the npm registry, which fails behind a firewall.
 */
export async function withSchemaEngine<T>(
  url: string,
  work: (engine: engineModule.SchemaEngine) => Promise<T>,
): Promise<T> {
  const { SchemaEngine } = await (loading ??= loadEngine());
  // The engine leaves its connections open, so they come from a pool that is closed.
  const pool = openPool(url, 'migration', { statement_timeout: 0 });
  const adapter = bindMigrationAwareSqlAdapterFactory(new WholeScripts(pool));
  const schema: [string, string] = [schemaFile, await readFile(schemaFile, 'utf8')];
  try {
    return await work(await SchemaEngine.new({ datamodels: [schema] }, () => {}, adapter));
  } finally {
    await pool.end();
  }
}

/**
 * Prisma's adapter splits a migration at every semicolon, even inside functions and comments. Sent
 * as one script, PostgreSQL applies all of it or nothing.
 */
class WholeScripts extends PrismaPg {
  constructor(private readonly pool: Pool) {
    super(pool);
  }

  override async connect() {
    const adapter = await super.connect();
    adapter.executeScript = async (script) => {
      await this.pool.query(script);
    };
    return adapter;
  }
}

/** Loaded once: its JavaScript part refers to the memory of the first instance. */
let loading: Promise<EngineModule> | undefined;

async function loadEngine(): Promise<EngineModule> {
  const require = createRequire(path.resolve('package.json'));
  const wasmFile = require
    .resolve('@prisma/schema-engine-wasm/schema_engine_bg')
    .replace(/\.js$/, '.wasm');
  const engine = (await import('@prisma/schema-engine-wasm/schema_engine_bg')) as EngineModule;
  const { instance } = await WebAssembly.instantiate(await readFile(wasmFile), {
    './schema_engine_bg.js': engine as unknown as WebAssembly.ModuleImports,
  });
  // The engine reports a panic through this global.
  Object.assign(globalThis, {
    PRISMA_WASM_PANIC_REGISTRY: {
      set_message: (message: string) => console.error(`Prisma schema engine: ${message}`),
    },
  });
  engine.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
  return engine;
}

/** Names of the migrations in `folder`, oldest first. */
export async function migrationNames(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

interface Recorded {
  name: string;
  isApplied: boolean;
}

/** Recorded migrations, except those rolled back; none without the table. */
async function recordedMigrations(url: string): Promise<Recorded[]> {
  return withClient(url, async (client) => {
    const table = await client.query<{ exists: boolean }>(
      `select to_regclass('_prisma_migrations') is not null as exists`,
    );
    if (!table.rows[0]?.exists) return [];
    const { rows } = await client.query<Recorded>(
      `select migration_name as name, finished_at is not null as "isApplied"
       from _prisma_migrations where rolled_back_at is null order by 1`,
    );
    return rows;
  });
}

/** Whether the database has all of these, and none that failed or is being applied. */
export async function hasMigrations(url: string, names: readonly string[]): Promise<boolean> {
  const recorded = await recordedMigrations(url);
  const applied = new Set(recorded.map(({ name }) => name));
  return recorded.every(({ isApplied }) => isApplied) && names.every((name) => applied.has(name));
}

/**
 * Differences between this program's and the database's migrations, oldest first: `pending` are to be
 * applied, `newer` are of a newer program.
 */
export async function compareMigrations(
  url: string,
  folder: string,
): Promise<{ pending: string[]; newer: string[] }> {
  const names = await migrationNames(folder);
  const recorded = await recordedMigrations(url);
  const applied = recorded.filter(({ isApplied }) => isApplied).map(({ name }) => name);
  return {
    pending: names.filter((name) => !applied.includes(name)),
    newer: recorded.map(({ name }) => name).filter((name) => !names.includes(name)),
  };
}

/**
 * Applies the migrations that are not recorded in `_prisma_migrations`. The engine holds an
 * advisory lock, so several processes may start at once. Where there is nothing to apply it is not
 * loaded: that takes half a second of processor time.
 * @param upTo last migration to apply; all when missing
 * @returns the names of the migrations applied
 */
export async function migrate(url: string, folder: string, upTo?: string): Promise<string[]> {
  const names = (await migrationNames(folder)).filter((name) => !upTo || name <= upTo);
  if (await hasMigrations(url, names)) return [];
  const migrationDirectories = await Promise.all(
    names.map(async (name) => ({
      path: name,
      migrationFile: {
        path: 'migration.sql',
        content: {
          tag: 'ok' as const,
          value: await readFile(path.join(folder, name, 'migration.sql'), 'utf8'),
        },
      },
    })),
  );
  return withSchemaEngine(url, async (engine) => {
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList: {
        baseDir: folder,
        lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
        shadowDbInitScript: '',
        migrationDirectories,
      },
      filters: { externalTables: [], externalEnums: [] },
    });
    return appliedMigrationNames;
  });
}
