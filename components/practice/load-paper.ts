import type { RoomKey, RoomPaper } from '@/content/practice/room-paper';

/** @throws Error when the file does not arrive */
async function loadFile<Content>(address: string): Promise<Content> {
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(15_000) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as Content;
}

/** The questions of the paper at this page, without their answers. Rejects without a connection. */
export const loadPaper = (path: string) => loadFile<RoomPaper>(`${path}/paper.json`);

/** The right answers. Rejects without a connection. */
export const loadKey = (path: string) => loadFile<RoomKey>(`${path}/key.json`);
