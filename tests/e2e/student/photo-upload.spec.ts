import { jpeg } from '../../support/accounts/photo';
import { loggedIn } from '../../support/accounts/student-account';
import { expectFits } from '../../support/browser/every-width';
import { expect, test } from '../../support/browser/visitor';

test('the upload page sends a visitor to log in, and replaces the photo of a student’s account', async ({
  page,
}) => {
  await page.goto('/testupload');
  await page.waitForURL('/student-login');
  await loggedIn(page);
  await page.goto('/testupload');
  const main = page.getByRole('main');
  const picture = main.getByRole('img', { name: /photo/ });
  const before = await picture.getAttribute('src');
  // On a phone, scaling the photo takes longer than pressing the button.
  await page.evaluate(() => {
    const read = createImageBitmap as (file: File) => Promise<ImageBitmap>;
    const slowly = (file: File) =>
      new Promise((done) => setTimeout(done, 300)).then(() => read(file));
    Object.assign(globalThis, { createImageBitmap: slowly });
  });
  await main.getByRole('button', { name: 'Upload' }).click();
  await expect(main.getByText('Select Image')).toBeVisible();
  await main
    .getByLabel('Photo')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await jpeg(600, 800) });
  await main.getByRole('button', { name: 'Upload' }).click();
  await expect(main.getByText('Photo uploaded')).toBeVisible();
  await expectFits(page);
  await page.reload();
  await expect(picture).not.toHaveAttribute('src', before ?? '');
});
