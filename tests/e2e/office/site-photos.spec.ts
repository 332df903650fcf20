import { expectEveryWidth } from '../../support/browser/every-width';
import { watchFaults } from '../../support/browser/page-faults';
import { expect, test } from '../../support/browser/visitor';
import { jpeg } from '../../support/accounts/photo';
import { staffLoggedIn } from '../../support/office/staff-account';

// The photos are half red and half blue, which shows the chosen part.
test('an owner crops a photo by pointer and keys, and it stands in the form and the draft', async ({
  page,
  untouchedSite: _,
  baseURL,
}) => {
  const faults = watchFaults(page, baseURL ?? '');
  await staffLoggedIn(page, 'owner');
  await page.goto('/searchuser/site/people');
  await page.getByRole('button', { name: 'Add teacher' }).click();
  const teacher = page.getByRole('group', { name: 'Teacher 1' });
  await teacher.getByLabel('Name').fill('Asha Rao');
  await teacher.getByLabel('Teaches').fill('Organic chemistry');
  await teacher.getByLabel('Qualification').fill('PhD');
  await teacher.getByLabel('Day of the written consent').fill('2026-11-01');
  const file = teacher.getByLabel('Photo (optional)');

  for (const [name, buffer, message] of [
    ['me.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), /no photo/],
    ['me.jpg', Buffer.from('This is a text.'), /no photo that can be opened/],
    ['me.jpg', await jpeg(200, 100), /200 × 100 pixels/],
    ['me.jpg', Buffer.alloc(20 * 1024 * 1024), /larger than 15 MB/],
  ] as const) {
    await file.setInputFiles({ name, mimeType: 'image/jpeg', buffer });
    await expect(file).toHaveAccessibleDescription(message);
  }
  await expect(teacher.getByLabel('Name')).toHaveValue('Asha Rao');

  const choose = async () =>
    file.setInputFiles({
      name: 'me.jpg',
      mimeType: 'image/jpeg',
      buffer: await jpeg(2000, 1000),
    });
  await choose();
  const dialog = page.getByRole('dialog', { name: 'Choose what is shown' });
  const frame = dialog.getByRole('application', { name: 'Photo' });
  await expect(frame).toBeFocused();
  const colours = () =>
    frame.evaluate((canvas: HTMLCanvasElement) => {
      const copy = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      return [0.1, 0.9].map((part) => {
        copy?.drawImage(canvas, -canvas.width * part, -300);
        const [red = 0, , blue = 0] = copy?.getImageData(0, 0, 1, 1).data ?? [];
        return red > blue ? 'red' : 'blue';
      });
    });
  await expect.poll(colours).toEqual(['red', 'blue']);
  await expectEveryWidth(page, 'the dialog of a photo');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(teacher.getByRole('img')).toHaveCount(0);

  await choose();
  const box = await frame.boundingBox();
  if (!box) throw new Error('The frame is not shown.');
  await page.mouse.move(box.x + box.width / 2, box.y + 50);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + box.width, box.y + 50, { steps: 5 });
  await page.mouse.up();
  await expect.poll(colours).toEqual(['red', 'red']);
  for (let times = 0; times < 11; times += 1) await frame.press('ArrowLeft');
  await expect.poll(colours).toEqual(['red', 'blue']);
  const size = dialog.getByRole('slider', { name: 'Size' });
  const before = Number(await size.inputValue());
  await frame.press('+');
  expect(Number(await size.inputValue())).toBeGreaterThan(before);
  await frame.press('-');
  await dialog.getByRole('button', { name: 'Use this photo' }).click();
  await expect(dialog).toBeHidden();
  const shown = teacher.getByRole('img', { name: 'As it is shown' });
  await expect(shown).toHaveJSProperty('naturalWidth', 480);
  await expectEveryWidth(page, 'the form of people with a photo');

  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'To publishing' }).click();
  await expect(page.getByRole('region', { name: 'Publish' })).toContainText(
    /Teachersnot set → Asha Rao, Organic chemistry, PhD, photo [0-9a-f]{4}, consent of 1 November 2026/,
  );
  expect(faults).toEqual([]);
});
