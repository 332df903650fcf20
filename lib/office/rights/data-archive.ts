import 'server-only';
import { zipOf } from '@/lib/platform/documents/zip';
import { noteSecurity } from '@/lib/platform/security-log';
import { ownData, ownPhotos, ownTables } from './own-data';

/** A ZIP archive of everything about a student: `data.json` and `photos/`. */
export async function dataArchive(studentId: string): Promise<Buffer<ArrayBuffer>> {
  const [tables, photos] = await Promise.all([ownData(studentId), ownPhotos(studentId)]);
  const withheld = Object.fromEntries(
    Object.entries(ownTables).flatMap(([name, table]) =>
      table.withheld ? [[name, table.withheld]] : [],
    ),
  );
  const json = JSON.stringify({ madeAt: new Date().toISOString(), tables, withheld }, null, 2);
  noteSecurity({ event: 'people.exported', studentId, detail: { by: 'student' } });
  return zipOf([
    { name: 'data.json', bytes: Buffer.from(json) },
    ...photos.map(({ name, bytes }) => ({ name: `photos/${name}`, bytes })),
  ]);
}
