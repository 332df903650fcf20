import { rm } from 'node:fs/promises';

export default async function removeData() {
  await rm(process.env.PREPARED_DATA ?? '', { recursive: true, force: true });
}
