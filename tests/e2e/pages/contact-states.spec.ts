import { overflow, violations } from '../../support/browser/axe';
import { desktop, phone } from '../../support/browser/layout';
import { expect, test } from '../../support/browser/visitor';
import { enquiryForm, enquiryOf } from '../../support/leads/enquiry-form';

for (const viewport of [desktop, { ...phone, width: 320 }]) {
  test(`errors, notice and toast of the enquiry at ${viewport.width} px: nothing axe finds`, async ({
    page,
    details,
  }) => {
    const { open, fill, button, toast, keepToasts, toastStands } = enquiryForm(page);
    await page.setViewportSize(viewport);
    await keepToasts();
    await open();
    await button.click();
    await toastStands();
    expect(await violations(page)).toEqual([]);
    await expect(toast).toHaveText('Enter All fields');
    expect(await overflow(page)).toBe(0);

    await open();
    await fill(enquiryOf(details));
    await button.click();
    await toastStands();
    expect(await violations(page)).toEqual([]);
    await expect(toast).toHaveText('Registration successfully!');
  });
}

test('the toast of an enquiry is at the bottom right and stays two seconds', async ({ page }) => {
  const { open, button, toast, notice } = enquiryForm(page);
  await page.clock.install();
  await open();
  await page.clock.pauseAt(Date.now() + 60_000);
  await button.click();
  await expect(notice).toHaveText('Enter All fields');
  await page.clock.runFor(500);
  const box = await toast.boundingBox();
  expect(box?.x).toBeGreaterThan(desktop.width / 2);
  expect(box?.y).toBeGreaterThan(desktop.height / 2);
  await page.clock.runFor(1_400);
  await expect(toast).toHaveText('Enter All fields');
  await page.clock.runFor(600);
  await expect(toast).toHaveCount(0);
  await expect(notice).toHaveText('Enter All fields');
});
