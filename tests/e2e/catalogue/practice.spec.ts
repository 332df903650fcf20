import { gateQuestions } from '@/content/practice/gate-questions';
import type { RoomPaper } from '@/content/practice/room-paper';
import { violations } from '../../support/browser/axe';
import { expect, test } from '../../support/browser/visitor';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every question can be read with its solution', async ({ page }) => {
    await page.goto('/gate/syllabus');
    await page.getByRole('link', { name: '2 solved questions of Transition elements' }).click();
    await expect(page.getByRole('heading', { name: 'Transition elements' })).toBeInViewport();
    await page.goBack();
    await page.locator('main').getByRole('link', { name: 'GATE free mock test' }).click();
    await page.getByRole('link', { name: 'Read the questions with their solutions' }).click();
    await expect(page.getByRole('article')).toHaveCount(gateQuestions.length);
    const solution = page.getByRole('article').first();
    await solution.getByText('Answer and solution').click();
    await expect(solution.getByText(/^Answer: /)).toBeVisible();
  });
});

const right = (slug: string) => gateQuestions.find((one) => one.slug === slug)?.answer;

test('a paper is sat by keyboard on a connection that breaks, and continues in a new tab', async ({
  page,
  context,
}) => {
  await page.goto('/practice/gate');
  await page.getByRole('button', { name: /^Start the paper/ }).click();
  await expect(page.getByRole('heading', { name: 'Question 1 of' })).toBeFocused();
  await page.getByRole('button', { name: 'Clear answer' }).scrollIntoViewIfNeeded();
  const clock = await page.getByText('Time left').boundingBox();
  const { y, height } = (await page.getByRole('banner').boundingBox()) ?? { y: 0, height: 0 };
  expect(clock?.y).toBeGreaterThanOrEqual(Math.max(0, y + height));
  await context.setOffline(true);
  await page.keyboard.press('Tab');
  const first = page.getByRole('radio').first();
  await first.focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Mark for review and next' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Question 2 of' })).toBeFocused();
  const palette = page.getByRole('navigation', { name: 'Questions' });
  await expect(
    palette.getByRole('button', { name: 'Question 1: Answered and marked for review' }),
  ).toBeVisible();
  await expect(palette.getByRole('button', { name: 'Question 2: Not answered' })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await context.setOffline(false);
  const other = await context.newPage();
  await page.close();
  await other.goto('/practice/gate');
  await other.getByRole('button', { name: 'Continue your paper' }).click();
  await expect(other.getByRole('heading', { name: 'Question 2 of' })).toBeVisible();
  await other.getByRole('button', { name: /^Question 1:/ }).click();
  await expect(other.getByRole('radio').first()).toBeChecked();
});

test('the result has the marks of the exam, and the key is asked for after the end', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/practice/gate');
  await page.getByRole('button', { name: /^Start the paper/ }).click();
  const [question] = gateQuestions;
  const answer = right(question?.slug ?? '');
  const letter = answer?.type === 'MCQ' ? answer.right : '';
  await page.getByRole('radio', { name: new RegExp(`^${letter}\\b`) }).check();
  await page.getByRole('button', { name: 'Next question' }).click();
  const second = right(gateQuestions[1]?.slug ?? '');
  const wrong = second?.type === 'MCQ' && second.right === 'A' ? 'B' : 'A';
  await page.getByRole('radio', { name: new RegExp(`^${wrong}\\b`) }).check();
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  expect(asked).not.toContain('/practice/gate/key.json');
  await page.getByRole('button', { name: 'Submit and see the result' }).click();
  await expect(page.getByText(/^0\.33 of \d+ marks$/)).toBeVisible();
  await expect(
    page.getByText(/^1 right, 1 wrong, \d+ not answered\. Wrong answers cost/),
  ).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Sit the paper again' }).click();
  await expect(page.getByRole('button', { name: /^Start the paper/ })).toBeVisible();
});

test('the paper ends by its own clock', async ({ page }) => {
  await page.clock.install();
  await page.goto('/practice/csir-net');
  await page.getByRole('button', { name: /^Start the paper/ }).click();
  await expect(page.getByRole('heading', { name: 'Question 1 of' })).toBeVisible();
  await page.clock.runFor('35:30');
  await expect(page.getByText('1 minute left')).toBeAttached();
  await page.clock.runFor('00:31');
  await expect(page.getByRole('heading', { name: 'Your result' })).toBeVisible();
});

test('more answers than count are told at once', async ({ page }) => {
  await page.goto('/practice/csir-net');
  await page.getByRole('button', { name: /^Start the paper/ }).click();
  for (let number = 1; number <= 4; number += 1) {
    await page.getByRole('button', { name: `Question ${number}:` }).click();
    await page.getByRole('radio').first().check();
  }
  await expect(
    page.getByRole('status').filter({ hasText: 'Only the first 3 are marked' }),
  ).toBeVisible();
});

test('GATE has its calculator, by keys and keyboard and without a connection; CUET has none', async ({
  page,
  context,
}) => {
  await page.goto('/practice/cuet');
  await page.getByRole('button', { name: /^Start the paper/ }).click();
  await expect(page.getByRole('heading', { name: 'Question 1 of' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Calculator' })).toHaveCount(0);

  const loaded = page.waitForResponse(/\/islands\/calculator-/);
  await page.goto('/practice/gate');
  await page.getByRole('button', { name: /^Start the paper/ }).click();
  await loaded;
  await context.setOffline(true);
  const opener = page.getByRole('button', { name: 'Calculator', exact: true });
  await opener.click();
  const calculator = page.getByRole('dialog', { name: 'Calculator' });
  const display = calculator.getByLabel('Display');
  await expect(display).toBeFocused();
  await page.keyboard.type('6.02*(2+3)');
  await page.keyboard.press('Enter');
  await expect(display).toHaveText('30.1');
  await calculator.getByRole('button', { name: 'Store in memory' }).click();
  await page.getByRole('radio').first().check();
  await expect(page.getByRole('radio').first()).toBeChecked();
  await calculator.getByRole('button', { name: 'Clear', exact: true }).click();
  await calculator.getByRole('button', { name: '6', exact: true }).press('6');
  await calculator.getByRole('button', { name: '0', exact: true }).press('Enter');
  await calculator.getByRole('button', { name: 'cosine', exact: true }).click();
  await expect(display).toHaveText('0.5');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(calculator).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await calculator.getByRole('button', { name: 'Recall memory' }).click();
  await expect(display).toHaveText('30.1');
});

test('the text of the questions has three sizes, and this device keeps the one chosen', async ({
  page,
}) => {
  await page.goto('/practice/gate');
  await page.getByRole('button', { name: /^Start the paper/ }).click();
  const question = page.locator('legend').first();
  const size = () =>
    question.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const normal = await size();
  await page.getByRole('button', { name: 'Largest' }).click();
  expect(await size()).toBeGreaterThan(1.4 * normal);
  await page.reload();
  await page.getByRole('button', { name: 'Continue your paper' }).click();
  await expect(page.getByRole('button', { name: 'Largest', pressed: true })).toBeVisible();
  expect(await size()).toBeGreaterThan(1.4 * normal);
});

test('the questions are in English or Hindi where each has both', async ({ page }) => {
  await page.route('**/practice/gate/paper.json', async (route) => {
    const paper = (await (await route.fetch()).json()) as RoomPaper;
    const sections = paper.sections.map((section) => ({
      ...section,
      questions: section.questions.map((question) => ({
        ...question,
        hindi: { text: 'सही विकल्प चुनिए', options: question.options.map(() => 'विकल्प') },
      })),
    }));
    await route.fulfill({ json: { ...paper, sections } });
  });
  await page.goto('/practice/gate');
  await page.getByRole('button', { name: /^Start the paper/ }).click();
  const hindi = page.locator('legend [lang=hi]');
  await expect(page.getByRole('heading', { name: 'Question 1 of' })).toBeVisible();
  await expect(hindi).toHaveCount(0);
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(hindi).toHaveText('सही विकल्प चुनिए');
  await page.getByRole('button', { name: 'Next question' }).click();
  await expect(hindi).toHaveText('सही विकल्प चुनिए');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(hindi).toHaveCount(0);
});
