import { randomUUID } from 'node:crypto';
import { csirNetPattern } from '@/content/catalogue/exams/csir-net/paper';
import { examTotals } from '@/content/catalogue/exams/pattern';
import { bearer } from '../../support/accounts/student-account';
import { expectFits } from '../../support/browser/every-width';
import { siteRows } from '../../support/browser/site-rows';
import { expect, test } from '../../support/browser/visitor';
import { goldPlan } from '../../support/enrolment/admission-form';
import { readPdf } from '../../support/enrolment/pdf-text';
import { storedPaper } from '../../support/exam-room/stored-paper';
import { registeredForGold, storedPayment } from '../../support/payments/stored-payments';

test('a paid plan opens its tests; a result is read and printed, and a key of it is questioned', async ({
  student: { page, details, token },
  faults,
}) => {
  const title = `Mock test ${randomUUID().slice(0, 8)}`;
  const { id: paper, sections } = await storedPaper('csir-net', title, [`plan:${goldPlan}`]);
  const { id: registration } = await registeredForGold(page.request, token, details);
  await storedPayment(registration, 'paid');
  const main = page.getByRole('main');

  await test.step('the shelf and the list of tests lead to it, with a plan', async () => {
    await page.goto('/shelf');
    const begin = main.getByRole('link', { name: `Begin ${title}` });
    await expect(begin).toHaveAttribute('href', `/exam-room?paper=${paper}`);
    await main.getByRole('link', { name: 'My Tests' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('My Tests');
    await expect(main.getByRole('region', { name: 'Your plan' })).toContainText(title);
    await expect(main.getByRole('link', { name: `Begin ${title}` })).toBeVisible();
    await expectFits(page, 'My Tests');
  });

  await test.step('what was done in the room becomes a result', async () => {
    const post = async (path: string, data: object) => {
      const answer = await page.request.post(path, { headers: bearer(token), data });
      expect([path, answer.status()]).toEqual([path, 200]);
      return (await answer.json()) as { data?: { attempt: string } };
    };
    const device = randomUUID();
    const requestId = randomUUID();
    const { data } = await post('/api/student/test-attempt', { requestId, paper, device });
    const attempt = data?.attempt ?? '';
    const rows = [0, 1, 2].map((position) => ({
      number: position + 1,
      position,
      given: ['A'],
      isMarked: false,
      spentMs: 60_000 * (position + 1),
      givenAt: Date.now(),
    }));
    await post('/api/student/test-answers', { attempt, device, rows });
    await post('/api/student/test-submit', { attempt, device });
    await page.goto('/my-tests');
    await expect(main.getByRole('region', { name: /^Progress by unit/ })).toBeVisible();
    await expectFits(page, 'My Tests with a result');
    await main.getByRole('link', { name: /^Attempt 1,/ }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(`${title}: your result`);
  });

  await test.step('it has sections, time and solutions, and is accessible', async () => {
    const table = main.getByRole('table').first();
    for (const section of sections) await expect(table).toContainText(section);
    await expect(main.getByRole('row', { name: /^3/ }).last()).toContainText('3:00');
    await expect(main).toContainText('Rank and percentile are shown once 30 students have sat');
    await main.getByRole('region', { name: 'Answers and time' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/#q1$/);
    const first = main.getByRole('article').first();
    await first.getByText('Solution', { exact: false }).first().click();
    await expectFits(page, 'a result');
  });

  await test.step('its print has every solution, and neither frame nor forms', async () => {
    const { text } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
    expect(text).toContain(title);
    expect(text).not.toMatch(/NEW BATCH|Useful Links|Question the answer key/);
  });

  await test.step('a key is questioned once, with a reason', async () => {
    const first = main.getByRole('article').first();
    await first.getByText('Question the answer key').click();
    const form = first.getByRole('form');
    await form.getByLabel('Why is the key wrong?').fill('Too short');
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(form).toContainText('Write at least 20 characters');
    const reason = 'Option B is right as well, by the rules of the exam.';
    await form.getByLabel('Why is the key wrong?').fill(reason);
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(first).toContainText('You will find the teacher’s answer here.');
    await page.reload();
    await expect(first).toContainText(reason);
    await expect(first).toContainText('A teacher has still to decide.');
  });

  await test.step('a whole mock stands beside the last cut-offs of the chosen category', async () => {
    const comparison = main.getByRole('region', { name: 'The last cut-offs' });
    await expect(comparison).toHaveCount(0);
    // The free questions, with the marks of the whole exam.
    await siteRows(`update test_attempts set marks = $1, maximum = $2 where "paperId" = $3`, [
      examTotals(csirNetPattern).maximum / 2,
      examTotals(csirNetPattern).maximum,
      paper,
    ]);
    await page.reload();
    await expect(comparison.getByRole('table').first()).toContainText('You have 50%.');
    await comparison.getByLabel('Your category').selectOption('SC');
    await comparison.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/category=SC#cut-offs$/);
    const jrf = comparison.getByRole('table').first();
    await expect(jrf).toContainText(', SC. You have 50%.');
    await expect(jrf.getByRole('row').nth(1)).toContainText(/%.*% (above|below)/);
    await expectFits(page, 'a result with cut-offs');
  });

  await test.step('a result of somebody else is not found', async () => {
    const answer = await page.goto(`/my-tests/${randomUUID()}`);
    expect(answer?.status()).toBe(404);
    await expect(main).toContainText('This test is not among yours.');
  });
  expect(faults.filter((fault) => !/404/.test(fault))).toEqual([]);
});
