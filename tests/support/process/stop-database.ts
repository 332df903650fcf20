import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { removeCommands } from './command';

export default async function stopDatabase() {
  const { databaseServer } = globalThis as unknown as { databaseServer: ChildProcess };
  databaseServer.stdin?.end();
  await once(databaseServer, 'exit');
  await removeCommands();
}
