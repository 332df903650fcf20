import { rm } from 'node:fs/promises';
import { removeCommands } from './command';
import type { Site } from './site';

export default async function removeData() {
  await (globalThis as { sharedSite?: Site }).sharedSite?.stop();
  await removeCommands();
  await rm(process.env.PREPARED_DATA ?? '', { recursive: true, force: true });
}
