import { jpeg } from '../../support/accounts/photo';
import { overflow, violations } from '../../support/browser/axe';
import { expect, test } from '../../support/browser/visitor';

test('the upload page replaces the photo of the account', async ({ student: { page } }) => {
  await page.goto('/testupload');
  const main = page.getByRole('main');
  const picture = main.getByRole('img', { name: /photo/ });
  const before = await picture.getAttribute('src');
  // On a phone, scaling the photo takes longer than pressing the button.
  await page.evaluate(() => {
    const read = createImageBitmap as (file: File) => Promise<ImageBitmap>;
    const slowly = (file: File) =>
      new Promise((done) => setTimeout(done, 1_000)).then(() => read(file));
    Object.assign(globalThis, { createImageBitmap: slowly });
  });
  await main.getByRole('button', { name: 'Upload' }).click();
  await expect(main.getByText('Select Image')).toBeVisible();
  await main
    .getByLabel('Photo')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await jpeg(600, 800) });
  await main.getByRole('button', { name: 'Upload' }).click();
  await expect(main.getByText('Photo uploaded')).toBeVisible();
  expect(await violations(page, { withoutFrame: true })).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await overflow(page)).toBe(0);
  await page.reload();
  await expect(picture).not.toHaveAttribute('src', before ?? '');
});

test('the upload page sends a visitor to log in', async ({ page }) => {
  await page.goto('/testupload');
  await page.waitForURL('/student-login');
});
