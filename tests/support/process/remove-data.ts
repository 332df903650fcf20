import { rm } from 'node:fs/promises';
import type { Site } from './site';

export default async function removeData() {
  await (globalThis as { sharedSite?: Site }).sharedSite?.stop();
  await rm(process.env.PREPARED_DATA ?? '', { recursive: true, force: true });
}
