import { expect, type Page } from 'playwright/test';

/** Chooses two files, of which the first is read so slowly that it arrives after the last one. */
export async function chooseTwoFiles(
  page: Page,
  label: string,
  texts: Readonly<Record<'first' | 'last', string>>,
): Promise<void> {
  await page.evaluate(() => {
    const read = File.prototype.arrayBuffer;
    File.prototype.arrayBuffer = async function () {
      await new Promise((done) => setTimeout(done, this.name === 'first.csv' ? 200 : 0));
      // Set after the page has used or dropped the file.
      setTimeout(() => (document.title = this.name), 50);
      return read.call(this);
    };
  });
  for (const [name, text] of Object.entries(texts)) {
    const file = { name: `${name}.csv`, mimeType: 'text/csv', buffer: Buffer.from(text) };
    await page.getByLabel(label).setInputFiles(file);
  }
  await expect(page).toHaveTitle('first.csv');
}
