import 'server-only';
import { PassThrough, pipeline, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { CourseExam } from '@/content/catalogue/exams/exams';
import type { Staff } from '@/lib/staff/access';
import { noteAct } from '@/lib/staff/audit/audit';
import { db, inTransaction } from '@/lib/platform/db';
import { logFailure } from '@/lib/platform/log';
import type { QuestionContent } from './question-content';
import { fieldsOf } from './question-forms';
import { exportHead, exportLine } from './question-sheet';

/** Questions that are read at a time. */
const AT_ONCE = 200;

/**
 * All questions with their versions as a spreadsheet that the import reads, and their pictures, in a ZIP
 * archive. The export is audited. An error breaks the stream, so that a part does not pass for the whole.
 */
export async function exportQuestions(staff: Staff<'questions.export'>): Promise<Readable> {
  const until = new Date();
  await inTransaction(async (tx) => {
    const rows = await tx.db.questionVersion.count();
    const act = { action: 'export.questions', subject: 'list' } as const;
    await noteAct(tx, staff, { ...act, detail: { rows } });
  });
  const zip = new ZipFile();
  const archive = new PassThrough();
  zip.on('error', (error: Error) => archive.destroy(error));
  zip.addReadStreamLazy('questions.csv', {}, (add) => add(null, Readable.from(sheetOf(until))));
  const pictures = await db.questionPicture.findMany({ select: { hash: true } });
  for (const { hash } of pictures) {
    zip.addReadStreamLazy(`pictures/${hash}.webp`, { compress: false }, (add) => {
      add(null, Readable.from(bytesOf(hash)));
    });
  }
  zip.end();
  pipeline(zip.outputStream, archive, (error) => {
    const isOver = !error || error.code === 'ERR_STREAM_PREMATURE_CLOSE';
    if (!isOver) logFailure('export of questions', error);
  });
  return archive;
}

/** @yields the rows of the spreadsheet, a version each, in the order of the questions */
export async function* sheetOf(until: Date): AsyncGenerator<string, void> {
  yield exportHead;
  for (let skip = 0; ; skip += AT_ONCE) {
    const questions = await db.question.findMany({
      where: { createdAt: { lte: until } },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      skip,
      take: AT_ONCE,
      include: { versions: { orderBy: { number: 'asc' } } },
    });
    for (const { id, exam, withdrawnAt, versions } of questions) {
      for (const version of versions) {
        const content = version.content as unknown as QuestionContent;
        const approval = version.approvedAt ? 'approved' : 'waiting';
        const about = { id, number: version.number, state: withdrawnAt ? 'withdrawn' : approval };
        yield exportLine(about, fieldsOf({ ...version, exam: exam as CourseExam, content }));
      }
    }
    if (questions.length < AT_ONCE) return;
  }
}

async function* bytesOf(hash: string): AsyncGenerator<Uint8Array, void> {
  const picture = await db.questionPicture.findUnique({ where: { hash }, select: { bytes: true } });
  if (picture) yield picture.bytes;
}
