import { overflow, violations } from '../../support/browser/axe';
import { lookAt } from '../../support/browser/every-width';
import { desktop, phone } from '../../support/browser/layout';
import { expect, test } from '../../support/browser/visitor';
import { enquiryForm, enquiryOf } from '../../support/leads/enquiry-form';

test('errors, notice and toast of the enquiry: nothing axe finds, on a desktop and a small phone', async ({
  page,
  details,
}) => {
  const { open, fill, button, toast, keepToasts, toastStands } = enquiryForm(page);
  await keepToasts();
  await open();
  await button.click();
  await toastStands();
  expect(await violations(page, { ...lookAt[desktop.width], withoutFrame: true })).toEqual([]);
  await expect(toast).toHaveText('Enter All fields');

  await page.setViewportSize({ ...phone, width: 320 });
  expect(
    await violations(page, { ...lookAt[phone.width], withoutFrame: true }),
    'errors at 320 px',
  ).toEqual([]);
  expect(await overflow(page)).toBe(0);
  await fill(enquiryOf(details));
  await button.click();
  await toast.filter({ hasText: 'Registration successfully!' }).waitFor();
  await page.waitForFunction(() => document.getAnimations().length === 0);
  expect(await violations(page, { only: 'color-contrast', withoutFrame: true }), 'sent').toEqual(
    [],
  );
});
