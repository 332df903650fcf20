import { db } from '@/lib/platform/db';
import { makeTestPaper } from '../../support/exam-room/test-paper';

const id = (last: number) => `7d0a4be2-1c55-4f6e-9a31-00000000000${last}`;

/** Row ids in the samples. */
const roomIds = { paper: id(1), attempt: id(2), ended: id(3), device: id(4) };

const { paper, attempt, ended, device } = roomIds;

/** The query of the call that has one. */
export const testPaperQuery = `?paper=${paper}`;

const row = { number: 1, position: 0, given: null, isMarked: true, spentMs: 900 };

/** Valid bodies for the calls of the room, after `makeRoomRows`. */
export const roomSamples: Record<string, Record<string, unknown>> = {
  startTest: { requestId: 'test-attempt-000001', paper, device },
  storeTestAnswers: { attempt, device, rows: [{ ...row, givenAt: 1_795_000_000_000 }] },
  holdTest: { attempt, device },
  submitTest: { attempt: ended, device },
};

/** Creates the rows that the samples refer to: a test and two attempts of the student. */
export async function makeRoomRows(studentId: string): Promise<void> {
  const made = await makeTestPaper();
  await db.testPaper.update({ where: { id: made.id }, data: { id: paper } });
  for (const [index, one] of [attempt, ended].entries()) {
    await db.testAttempt.create({
      data: {
        id: one,
        paperId: paper,
        studentId,
        requestId: `attempt-of-sample-${index}`,
        number: index + 1,
        endsAt: new Date(Date.now() + 3_600_000),
        deviceId: device,
        devices: { create: { deviceId: device, name: 'Chrome on Android' } },
      },
    });
  }
}
