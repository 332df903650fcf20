import { randomUUID } from 'node:crypto';
import { practicePaper } from '@/content/practice/practice-papers';
import { expectFits } from '../../support/browser/every-width';
import { officeIsReady } from '../../support/browser/readiness';
import { expect, siteRows, test } from '../../support/browser/visitor';
import { staffLoggedIn } from '../../support/office/staff-account';

/** Puts the chemistry questions of GATE's free paper into the bank, approved. */
async function fillBank(): Promise<void> {
  const section = practicePaper('gate').sections.find(({ id }) => id === 'chemistry');
  for (const { answer, unit, marks, title, text, solution } of section?.questions ?? []) {
    const content = { title, text, answer, solution: solution.join('\n\n') };
    await siteRows(
      `with question as (insert into questions (exam) values ('gate') returning id)
       insert into question_versions
         ("questionId", number, "requestId", section, unit, type, marks, content, "approvedAt")
       select id, 1, $1, 'chemistry', $2, $3::"QuestionType", $4, $5, now() from question`,
      [randomUUID(), unit, answer.type, marks, JSON.stringify(content)],
    );
  }
}

/** A marked attempt of the student without an answer, and a challenge of the first question. */
async function challenge(paper: string, email: string): Promise<void> {
  const result = JSON.stringify({ sections: [], questions: [] });
  await siteRows(
    `with attempt as (
       insert into test_attempts ("paperId", "studentId", "requestId", number, "endsAt", "submittedAt",
         "deviceId", "markedAt", marks, maximum, result)
       select $1, id, $3, 1, now(), now(), gen_random_uuid(), now(), 0, 60, $4 from students where email = $2
       returning id)
     insert into key_challenges ("attemptId", "paperId", position, reason)
     select id, $1, 0, 'None of the options is right.' from attempt`,
    [paper, email, randomUUID(), result],
  );
}

test('a teacher makes a GATE unit test, publishes it and decides a challenge; marks follow', async ({
  student: { details },
  browser,
  baseURL,
}) => {
  await fillBank();
  const office = await (await browser.newContext({ baseURL })).newPage();
  await staffLoggedIn(office, 'teacher');
  const main = office.getByRole('main');
  const title = `Unit test ${randomUUID().slice(0, 8)}`;

  await office.goto('/searchuser/papers#add');
  await officeIsReady(office);
  await main.getByLabel('Exam', { exact: true }).selectOption('gate');
  const form = main.getByRole('form', { name: 'Test' });
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('General Aptitude').fill('');
  await form.getByLabel('Chemistry').fill('6');
  await form.getByLabel('Minutes').fill('30');
  await form.getByRole('button', { name: 'Make the test' }).click();
  await expect(form).toContainText('Choose who may sit it');
  await form.getByLabel('Who may sit it').selectOption('all');
  await expectFits(office, 'the form of a test');
  await form.getByRole('button', { name: 'Make the test' }).click();
  await main.getByRole('link', { name: 'Choose its questions' }).click();

  await expect(main).toContainText('Chemistry has no question.');
  await officeIsReady(office);
  await main.getByText('Draw 6 questions').click();
  await main.getByRole('button', { name: 'Draw', exact: true }).click();
  await expect(main).toContainText('6 questions drawn.');
  await expect(main.getByRole('heading', { name: 'Chemistry: 6 of 6 questions' })).toBeVisible();
  const rows = main.getByRole('table', { name: 'Chemistry' }).getByRole('rowheader');
  const second = (await rows.nth(1).innerText()).replace(/^2\. /, '');
  await main.getByRole('button', { name: /^Up/ }).nth(1).click();
  await expect(rows.first()).toHaveText(`1. ${second}`);
  await expectFits(office, 'questions of a test');
  await main.getByRole('link', { name: 'Preview' }).click();
  await expect(main.getByRole('heading', { name: /^Question 1 of 6/ })).toBeVisible();
  await expectFits(office, 'a test as the candidate sees it');
  await main.getByRole('link', { name: /^Questions/ }).click();
  await officeIsReady(office);
  await main.getByLabel('This is no full mock test, but a shorter one').check();
  await main.getByRole('button', { name: 'Publish' }).click();
  await expect(main).toContainText('Published with 6 questions.');

  await challenge(new URL(office.url()).pathname.split('/').at(-1) ?? '', details.email);
  await office.reload();
  await main.getByRole('link', { name: 'Keys 1' }).click();
  await officeIsReady(office);
  await expect(main).toContainText('None of the options is right.');
  await main.getByLabel('Drop the question: its marks go to everybody').check();
  await main.getByLabel('What those who challenged it are told').fill('You are right.');
  await main.getByRole('button', { name: 'See what changes' }).click();
  await expect(main).toContainText('1 of 1 attempt change: 1 up, 0 down');
  await expectFits(office, 'keys of a test');
  await main.getByRole('button', { name: 'Decide' }).click();
  await expect(main).toContainText('1 attempt marked anew, 1 challenge answered.');
  await expect(main).toContainText('No key is challenged.');

  await main.getByRole('link', { name: 'Results 1' }).click();
  await expect(main.getByRole('table', { name: 'Results' }).getByRole('row')).toHaveCount(2);
  await expectFits(office, 'results of a test');
  const [download] = await Promise.all([
    office.waitForEvent('download'),
    main.getByRole('link', { name: 'Download as CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^results-.*\.csv$/);
  await main.getByRole('link', { name: 'Analysis' }).click();
  await expect(main).toContainText('Marks to all');
  await expectFits(office, 'analysis of a test');
  await office.goto('/searchuser/papers');
  await expect(main.getByRole('listitem').filter({ hasText: title })).toContainText('Open');
  await expectFits(office, 'tests');
  await office.context().close();
});
