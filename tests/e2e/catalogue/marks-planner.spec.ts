import type { Page } from 'playwright/test';
import { violations } from '../../support/browser/axe';
import { expect, test } from '../../support/browser/visitor';

const csirNet = '/csir-net-jrf';
const gate = '/gate';

function planner(page: Page) {
  const form = page.getByRole('form', { name: /^Marks planner/ });
  const line = (name: string) => {
    const group = form.getByRole('group', { name, exact: true });
    return {
      answered: group.getByLabel('Attempted'),
      right: group.getByLabel('Correct'),
      group,
    };
  };
  return { form, line, result: form.getByRole('status') };
}

const parts = [
  'Part A, General Aptitude',
  'Part B, Chemical Sciences',
  'Part C, Chemical Sciences',
] as const;

/** Types the numbers of attempted and right answers for each part of the CSIR-NET paper. */
async function fillIn(page: Page, counts: readonly (readonly [string, string])[]): Promise<void> {
  const { line } = planner(page);
  for (const [index, [answered, right]] of counts.entries()) {
    const { answered: first, right: second } = line(parts[index] ?? '');
    await first.fill(answered);
    await second.fill(right);
  }
}

test('the score follows what is typed, with the marking of the exam; wrong entries are named and kept; kinds share a limit', async ({
  page,
}) => {
  await page.goto(csirNet);
  const { result } = planner(page);
  await expect(result).toContainText('of 200 marks');

  await test.step('it works from the keyboard, and Enter leaves everything as it is', async () => {
    const { line } = planner(page);
    await line(parts[2]).answered.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('4');
    await page.keyboard.press('Tab');
    await expect(line(parts[2]).right).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('0');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(csirNet);
    await expect(line(parts[2]).answered).toHaveValue('4');
    await expect(result).toContainText('Wrong answers: −8.5.');
  });

  await fillIn(page, [
    ['15', '15'],
    ['35', '35'],
    ['25', '25'],
  ]);
  await expect(result).toContainText('200 of 200 marks');
  await fillIn(page, [
    ['10', '7'],
    ['20', '15'],
    ['9', '5'],
  ]);
  // 14 − 1.5, 30 − 2.5, 20 − 4
  await expect(result).toContainText('56 of 200 marks');
  await expect(result).toContainText('Correct answers: +64. Wrong answers: −8.');
  await fillIn(page, [
    ['3', '0'],
    ['0', '0'],
    ['', ''],
  ]);
  await expect(result).toContainText('−1.5 of 200 marks');

  await test.step('a wrong entry is named beside its field, and nothing typed is lost', async () => {
    const { line } = planner(page);
    const { answered, right } = line(parts[0]);
    const score = result.getByText('of 200 marks');
    const waits = result.getByText('Correct the marked numbers to see the score.');

    await answered.fill('16');
    await expect(answered).toHaveAccessibleDescription(
      /^Only the first 15 answers in Part A are marked\. Enter 15 or fewer\./,
    );
    await expect(answered).toHaveAttribute('aria-invalid', 'true');
    await expect(waits).toBeVisible();
    await expect(score).toBeHidden();

    await answered.fill('twelve');
    await expect(answered).toHaveAccessibleDescription(/^Enter a whole number from 0 to 15\./);
    await expect(answered).toHaveValue('twelve');

    await answered.fill('12');
    await right.fill('13');
    await expect(right).toHaveAccessibleDescription(
      /^You attempted 12, so at most 12 can be correct\./,
    );
    await expect(answered).toHaveAttribute('aria-invalid', 'false');
    expect(await violations(page, { within: 'main form' })).toEqual([]);

    await right.fill('12');
    await expect(score).toBeVisible();
    await expect(waits).toBeHidden();
    await expect(right).toHaveAttribute('aria-invalid', 'false');
  });

  await test.step('kinds that share their questions share the limit', async () => {
    await page.goto(gate);
    const { line, result } = planner(page);
    const multiple = line('MCQ of 2 marks');
    const other = line('MSQ or NAT of 2 marks');
    await multiple.answered.fill('20');
    await other.answered.fill('16');
    for (const { answered } of [multiple, other]) {
      await expect(answered).toHaveAccessibleDescription(
        /^The paper has 35 questions of 2 marks, all kinds together\./,
      );
    }
    await line('MCQ of 1 mark').answered.fill('0');
    await line('MCQ of 1 mark').right.fill('0');
    await line('MSQ or NAT of 1 mark').answered.fill('10');
    await line('MSQ or NAT of 1 mark').right.fill('0');
    await other.answered.fill('15');
    await other.right.fill('0');
    await multiple.right.fill('15');
    // 30 − 10/3; wrong answers to MSQ and NAT cost nothing.
    await expect(result).toContainText('26.67 of 100 marks');
  });
});
