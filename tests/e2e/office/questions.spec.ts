import { randomUUID } from 'node:crypto';
import writeWorkbook from 'write-excel-file/node';
import { violationsFromTop } from '../../support/browser/every-width';
import { officeIsReady } from '../../support/browser/readiness';
import { expect, test } from '../../support/browser/visitor';
import { staffLoggedIn } from '../../support/office/staff-account';

const benzene = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120"><path d="M60 10l43 25v50l-43 25-43-25V35z" fill="none" stroke="#000" stroke-width="3"/></svg>',
);

test('a teacher writes a question with a formula and a structure, and a colleague approves it', async ({
  page,
  browser,
  baseURL,
  faults,
}) => {
  const title = `Benzene ${randomUUID().slice(0, 8)}`;
  await staffLoggedIn(page, 'teacher');
  await page.goto('/searchuser/questions/new?exam=gate&section=chemistry&type=MCQ&marks=2');
  await officeIsReady(page);
  const form = page.getByRole('form', { name: 'New question' });
  const preview = page.getByRole('complementary', { name: 'Preview' });
  await form.getByLabel('Unit of the syllabus').selectOption('Stereochemistry');
  await form.getByLabel('Short title').fill(title);
  await form
    .getByLabel('Question', { exact: true })
    .fill('How many $\\pi$ electrons has $\\ce{C6H6}$? ');
  await preview.getByText('Add a structure or picture').click();
  await preview.getByLabel('Picture', { exact: true }).setInputFiles({
    name: 'benzene.svg',
    mimeType: 'image/svg+xml',
    buffer: benzene,
  });
  await preview.getByLabel('What it shows').fill('benzene ring');
  await preview.getByRole('button', { name: 'Insert into Question' }).click();
  await expect(preview.getByRole('img', { name: 'benzene ring' })).toBeVisible();
  await expect(preview.getByRole('math').first()).toBeVisible();
  for (const [index, letter] of ['A', 'B', 'C', 'D'].entries()) {
    await form.getByLabel(`Option ${letter}`, { exact: true }).fill(`$${2 * index + 2}$`);
  }
  await form.getByLabel('Option C is right').check();
  await form.getByLabel('Solution', { exact: true }).fill('Three bonds $\\pie$');
  await expect(preview.getByText('This formula cannot be read: $\\pie$')).toBeVisible();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('Solution', { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await form.getByLabel('Solution', { exact: true }).fill('Three bonds have $3 \\times 2 = 6$');
  expect(await violationsFromTop(page)).toEqual([]);
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Open the question' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText('You wrote this version, so a colleague approves it.')).toBeVisible();

  const office = await (await browser.newContext({ baseURL })).newPage();
  await staffLoggedIn(office, 'teacher');
  await office.goto(page.url());
  await officeIsReady(office);
  await expect(office.getByText('Key: C')).toBeVisible();
  expect(await violationsFromTop(office)).toEqual([]);
  await office.getByRole('button', { name: 'Approve' }).click();
  await expect(office.getByText('Approved', { exact: true }).first()).toBeVisible();
  await office.goto(`/searchuser/questions?state=approved&q=${encodeURIComponent(title)}`);
  await expect(office.getByRole('link', { name: title })).toBeVisible();
  expect(await violationsFromTop(office)).toEqual([]);
  expect(faults.filter((fault) => !fault.includes('422'))).toEqual([]);
});

test('a spreadsheet is previewed with its faulty rows, and imported', async ({ page }) => {
  const mark = randomUUID().slice(0, 8);
  await staffLoggedIn(page, 'teacher');
  await page.goto('/searchuser/questions/import');
  await officeIsReady(page);
  const [template] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the template' }).click(),
  ]);
  expect(template.suggestedFilename()).toBe('questions-template.xlsx');
  const place = ['GATE', 'Chemistry', 'Kinetics', 'MCQ', '1'];
  const workbook = writeWorkbook([
    'Exam Section Unit Type Marks Question A B C D Right Solution'.split(' '),
    [...place, `Order of ${mark}, with [[picture:ring.svg|ring]]`, '0', '1', '2', '3', 'B', 'so'],
    [...place, `No key of ${mark}`, '0', '1', '2', '3', '', 'so'],
  ]);
  await page.getByLabel('Spreadsheet or Moodle XML').setInputFiles({
    name: 'questions.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await workbook.toBuffer(),
  });
  await page.getByLabel('Structures and pictures').setInputFiles({
    name: 'ring.svg',
    mimeType: 'image/svg+xml',
    buffer: benzene,
  });
  await expect(page.getByText('1 picture uploaded.')).toBeVisible();
  expect(await violationsFromTop(page)).toEqual([]);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'No key' })).toContainText(
    'Rejected: Choose the right option',
  );
  expect(await violationsFromTop(page)).toEqual([]);
  await page.getByRole('button', { name: 'Import 1 question' }).click();
  await expect(page.getByText('1 new, 0 unchanged, 1 rejected.')).toBeVisible();
  await page.getByRole('link', { name: 'Show the questions that wait' }).click();
  await expect(page.getByRole('link', { name: `Order of ${mark}, with ring` })).toBeVisible();
});
