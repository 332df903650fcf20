import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import type * as engineModule from '@prisma/schema-engine-wasm';
import { openPool } from '../lib/platform/database-connection';

export const schemaFile = 'prisma/schema.prisma';

type EngineModule = typeof engineModule & {
  __wbg_set_wasm(exports: WebAssembly.Exports): void;
};

/**
 * Runs `work` with the WebAssembly build of Prisma's migration engine, which compares schemas. The
 * native build is downloaded from outside the npm registry, which fails behind a firewall.
 */
export async function withSchemaEngine<T>(
  url: string,
  work: (engine: engineModule.SchemaEngine) => Promise<T>,
): Promise<T> {
  const { SchemaEngine } = await (loading ??= loadEngine());
  // The engine leaves its connections open, so they come from a pool that is closed.
  const pool = openPool(url, 'migration');
  const adapter = bindMigrationAwareSqlAdapterFactory(new PrismaPg(pool));
  const schema: [string, string] = [schemaFile, await readFile(schemaFile, 'utf8')];
  try {
    return await work(await SchemaEngine.new({ datamodels: [schema] }, () => {}, adapter));
  } finally {
    await pool.end();
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
