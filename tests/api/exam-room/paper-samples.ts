import { db } from '@/lib/platform/db';
import { makeTestPaper } from '../../support/exam-room/test-paper';

/** The body that makes a unit test of six questions of GATE, for everybody. */
export const unitTest = {
  requestId: 'test-paper-00000001',
  paper: '',
  exam: 'gate',
  title: 'Kinetics',
  minutes: '30',
  sections: ['chemistry 6 6'],
  audiences: ['all'],
  opensAt: '',
  closesAt: '',
  challengeDays: '3',
  position: '100',
};

const id = (last: number) => `5b1e0c77-2f64-4d0a-8c35-00000000000${last}`;

/** Row ids in the samples: a test that is not published, a published one, and a question of the first. */
export const paperIds = { draft: id(1), published: id(2), version: id(3) };

const { draft, published, version } = paperIds;

const key = {
  paper: published,
  position: '0',
  decision: 'dropped',
  right: '',
  from: '',
  to: '',
  answer: 'The question has no right answer.',
};

/** Valid bodies for the calls of papers, after `makePaperRows`. */
export const paperSamples: Record<string, Record<string, unknown>> = {
  savePaper: unitTest,
  placeQuestion: { paper: draft, version, place: '1' },
  drawQuestions: { paper: draft, section: 'chemistry', units: [] },
  publishPaper: { paper: draft, shorter: true },
  withdrawPaper: { paper: published, withdrawn: 'yes' },
  previewKey: key,
  changeKey: key,
};

/** Creates the rows that the samples refer to. */
export async function makePaperRows(): Promise<void> {
  for (const [paper, isPublished] of [
    [draft, false],
    [published, true],
  ] as const) {
    const made = await makeTestPaper({ isPublished });
    await db.testPaper.update({ where: { id: made.id }, data: { id: paper } });
  }
  const where = { paperId_position: { paperId: draft, position: 0 } };
  const { versionId } = await db.testPaperQuestion.findUniqueOrThrow({ where });
  await db.questionVersion.update({ where: { id: versionId }, data: { id: version } });
}
