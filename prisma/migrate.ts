import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { withSchemaEngine } from './schema-engine';

/** The names of the migrations in `folder`, oldest first. */
export async function migrationNames(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/**
 * Applies what has not been applied yet, recorded in the ordinary `_prisma_migrations` table.
 * @param upTo last migration to apply (a restore stops at the backup's own); all without it
 * The engine holds an advisory lock meanwhile, so several processes may start at once.
 * @returns the names applied now
 */
export async function migrate(url: string, folder: string, upTo?: string): Promise<string[]> {
  const names = (await migrationNames(folder)).filter((name) => !upTo || name <= upTo);
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
