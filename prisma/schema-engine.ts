import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import { PrismaPg } from '@prisma/adapter-pg';
import type * as engineModule from '@prisma/schema-engine-wasm';
import type { Pool } from 'pg';
import { openPool } from '../lib/platform/database-connection';

export const schemaFile = 'prisma/schema.prisma';

type EngineModule = typeof engineModule & {
  __wbg_set_wasm(exports: WebAssembly.Exports): void;
};

/**
 * Runs `work` with Prisma's own migration engine in its WebAssembly build. The native one is a
 * download that is not on the npm registry, so an installation behind a firewall could not migrate.
 */
export async function withSchemaEngine<T>(
  url: string,
  work: (engine: engineModule.SchemaEngine) => Promise<T>,
): Promise<T> {
  const { SchemaEngine } = await (loading ??= loadEngine());
  // The engine leaves its connections open, so they come from a pool of ours.
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
 * Prisma's adapter cuts a migration at every semicolon, those inside functions and comments included.
 * Sent whole, PostgreSQL does all of it or nothing.
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

/** Once a process: its JavaScript half keeps views into the memory of the first instance. */
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
  // The engine reports a panic through this global before it dies.
  Object.assign(globalThis, {
    PRISMA_WASM_PANIC_REGISTRY: {
      set_message: (message: string) => console.error(`Prisma schema engine: ${message}`),
    },
  });
  engine.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
  return engine;
}
