import type { Page } from 'playwright/test';
import { violations } from '../../support/browser/axe';
import { expect, test } from '../../support/browser/visitor';

async function fillIn(page: Page, percent: string): Promise<void> {
  const choose = (label: string, option: string) =>
    page.getByLabel(label, { exact: true }).selectOption(option);
  await choose('Highest degree, completed or being studied for', 'masters');
  await choose('Where you are in it', 'completed');
  await choose('Its main subject', 'Chemistry');
  await page.getByLabel('Marks in percent').fill(percent);
  await choose('Category', 'SC');
  await choose('Month of birth', 'March');
  await page.getByLabel('Year of birth').fill('2001');
  await choose('Gender', 'Woman');
  await page.getByRole('button', { name: 'Show my exams' }).click();
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form answers by a page that can be sent; what is wrong is named and the rest is kept', async ({
    page,
  }) => {
    await page.goto('/csir-net-jrf/eligibility');
    await page.locator('main').getByRole('link', { name: 'Eligibility Check' }).click();
    await fillIn(page, '20');
    const percent = page.getByLabel('Marks in percent');
    await expect(percent).toHaveAccessibleDescription('Enter a number from 33 to 100');
    await expect(percent).toHaveValue('20');
    await expect(page.getByLabel('Category', { exact: true })).toHaveValue('sc');
    await percent.fill('51');
    await page.getByRole('button', { name: 'Show my exams' }).click();

    const open = page.locator('section', {
      has: page.getByRole('heading', { name: 'Open to you now' }),
    });
    await expect(open.getByRole('heading', { level: 3 })).toHaveText([
      /CSIR-NET/,
      /GATE/,
      /IIT-JAM/,
      /CUET/,
      /TIFR/,
    ]);
    await expect(open).toContainText('JRF, Dec 2022 / June 2023: 74.5 of 200 marks');
    await expect(page.getByRole('heading', { name: 'Not open to you' })).toBeVisible();
    await page.goto(page.url());
    await expect(open).toContainText('74.5 of 200 marks');
  });

  test('in Hindi the form answers with the same exams, and each page leads to the other', async ({
    page,
  }) => {
    await page.goto('/eligibility');
    await page.getByRole('link', { name: 'हिन्दी' }).click();
    await expect(page).toHaveURL(/\/hi\/eligibility$/);
    const content = page.locator('main .in-hindi');
    await expect(content.getByRole('heading', { level: 1 })).toContainText('परीक्षा');
    const choose = (label: string, option: string) =>
      page.getByLabel(label, { exact: true }).selectOption(option);
    await choose('सबसे बड़ी डिग्री, पूरी हो चुकी या चल रही', 'masters');
    await choose('डिग्री अभी किस साल में है', 'completed');
    await choose('मुख्य विषय', 'केमिस्ट्री');
    await choose('कैटेगरी', 'SC');
    await choose('जन्म का महीना', 'मार्च');
    await page.getByLabel('जन्म का साल').fill('2001');
    await choose('जेंडर', 'महिला');
    const percent = page.getByLabel(/प्रतिशत/);
    const send = page.getByRole('button', { name: 'मेरी परीक्षाएँ दिखाइए' });
    await percent.fill('20');
    await send.click();
    await expect(percent).toHaveAccessibleDescription('33 से 100 के बीच का नंबर लिखिए');
    await percent.fill('51');
    await send.click();
    await expect(content).toContainText('200 में से 74.5 नंबर काफ़ी थे');
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.getByRole('main')).toContainText('74.5 of 200 marks');
  });
});

test('the marks to reach go along into the marks calculator', async ({ page }) => {
  await page.goto('/eligibility');
  expect(await violations(page)).toEqual([]);
  await fillIn(page, '62');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your exams');
  expect(await violations(page)).toEqual([]);
  const answer = page.url();
  await page.getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page.locator('main [lang=hi] h1')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.goto(answer);
  await page.getByRole('link', { name: 'Marks calculator' }).first().click();
  await expect(page).toHaveURL(/\/csir-net-jrf\?target=74\.5#planner$/);
  const result = page.getByRole('form', { name: /^Marks planner/ }).getByRole('status');
  await expect(result).toContainText(/marks (above|below) your target of 74\.5\./);
});
