import 'server-only';
import { PassThrough, pipeline, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { logFailure } from '@/lib/platform/log';
import { noteSecurity } from '@/lib/platform/security-log';
import { ownData, ownPhoto, ownPhotoNames, ownTables } from './own-data';

/**
 * A ZIP archive of everything about a student: `data.json` and `photos/`. Photos are read one after
 * the other while it is sent; an error breaks the stream, so that a part does not pass for the whole.
 */
export async function dataArchive(studentId: string): Promise<Readable> {
  const [tables, photos] = await Promise.all([ownData(studentId), ownPhotoNames(studentId)]);
  const withheld = Object.fromEntries(
    Object.entries(ownTables).flatMap(([name, table]) =>
      table.withheld ? [[name, table.withheld]] : [],
    ),
  );
  const json = JSON.stringify({ madeAt: new Date().toISOString(), tables, withheld }, null, 2);
  noteSecurity({ event: 'people.exported', studentId, detail: { by: 'student' } });
  const zip = new ZipFile();
  const archive = new PassThrough();
  zip.on('error', (error: Error) => archive.destroy(error));
  zip.addBuffer(Buffer.from(json), 'data.json');
  for (const name of photos) {
    zip.addReadStreamLazy(`photos/${name}`, { compress: false }, (add) => {
      add(null, Readable.from(ownPhoto(studentId, name)));
    });
  }
  zip.end();
  pipeline(zip.outputStream, archive, (error) => {
    const isOver = !error || error.code === 'ERR_STREAM_PREMATURE_CLOSE';
    if (!isOver) logFailure('own data', error);
  });
  return archive;
}
