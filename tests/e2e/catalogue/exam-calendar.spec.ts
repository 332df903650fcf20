import { violations } from '../../support/browser/axe';
import { expect, test } from '../../support/browser/visitor';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every date names its session and the official site, and a calendar file can be had', async ({
    page,
    request,
  }) => {
    await page.goto('/gate/eligibility');
    await page.locator('main').getByRole('link', { name: 'Exam Calendar' }).click();
    const gate = page.getByRole('region', { name: 'GATE Chemistry' });
    await expect(gate.getByRole('listitem').filter({ hasText: 'Result' })).toHaveText(
      /19 Mar 2026.*GATE 2026.*gate2026\.iitg\.ac\.in/,
    );
    const files = await page.getByRole('link', { name: /Add to my calendar/ }).all();
    expect(files).toHaveLength(6);
    for (const file of files) {
      const answer = await request.get((await file.getAttribute('href')) ?? '');
      expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
      expect(await answer.text()).toMatch(/SUMMARY:.* 2026: Exam|SUMMARY:OCES-2026: Exam/);
    }
    expect((await request.get('/exam-calendar/none.ics')).status()).toBe(404);
  });
});

test('a date is listed as over from the day after it, in Delhi', async ({ page }) => {
  const rows = page.getByRole('region', { name: /^CSIR-NET/ }).getByRole('listitem');
  const heading = page.getByRole('region', { name: /^TIFR/ }).getByText('Past');
  await page.clock.setFixedTime('2025-10-26T18:00:00Z');
  await page.goto('/exam-calendar');
  await expect(rows).toHaveCount(0);
  await expect(heading).toBeHidden();
  await page.clock.setFixedTime('2025-10-26T19:00:00Z');
  await page.reload();
  await expect(heading).toBeVisible();
  await page.clock.setFixedTime('2026-07-18T12:00:00Z');
  await page.reload();
  await expect(rows).toHaveText([/Applications.*2025/, /18 Dec 2025/, /Result/, /19 Jun 2026/]);
  expect(await violations(page)).toEqual([]);
});
