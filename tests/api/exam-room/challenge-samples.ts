import { makeAttempt } from '../../support/exam-room/test-attempt';
import { makeTestPaper } from '../../support/exam-room/test-paper';

const attempt = '5d0c1f2a-7be4-4c11-9a3e-0000000000c1';

/** Valid bodies for the calls about one's own results, after `makeChallengeRows`. */
export const challengeSamples: Record<string, Record<string, unknown>> = {
  nameInBest: { attempt, named: 'yes' },
  challengeKey: { attempt, position: '0', reason: 'Option B is right as well, see Atkins.' },
};

/** Creates the result that the samples refer to. */
export async function makeChallengeRows(studentId: string): Promise<void> {
  await makeAttempt(await makeTestPaper(), studentId, { id: attempt });
}
