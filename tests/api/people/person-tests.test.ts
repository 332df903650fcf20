import { readPerson } from '@/lib/people/read-person';
import { makeStudent } from '../../support/accounts/log-in';
import { makeAttempt } from '../../support/exam-room/test-attempt';
import { makeTestPaper } from '../../support/exam-room/test-paper';
import { staffWith } from '../../support/office/office';
import { staffOf } from '../../support/office/staff';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

test('a student’s page has the tests with marks for those who may see results, and for nobody else', async () => {
  const { id: student } = await makeStudent();
  const paper = await makeTestPaper();
  await makeAttempt(paper, student, { right: 2, endsAt: new Date('2026-11-01T10:00:00Z') });
  await makeAttempt(paper, student, { number: 2, isMarked: false });
  const testsFor = async (role: 'counsellor' | 'accountant') => {
    const { id } = await staffWith(role);
    return (await readPerson(await staffOf('people.read', id), student))?.tests;
  };
  expect(await testsFor('counsellor')).toMatchObject([
    { title: 'Mock test 1', number: 2, marks: null },
    { title: 'Mock test 1', number: 1, marks: expect.any(Number) },
  ]);
  expect(await testsFor('accountant')).toEqual([]);
});
