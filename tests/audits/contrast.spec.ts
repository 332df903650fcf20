import { violations } from '../support/browser/axe';
import { expect, test } from '../support/browser/visitor';

test('one text among hundreds of its look is found to lack contrast, by its colour or its background', async ({
  page,
}) => {
  await page.goto('/csir-net-jrf/cut-off');
  const look = { only: 'color-contrast', within: 'main' } as const;
  await page.evaluate(() => {
    const cells = [...document.querySelectorAll<HTMLElement>('main td')].filter((cell) =>
      cell.checkVisibility(),
    );
    const [pale, , , dark] = cells.slice(-12);
    Object.assign(pale ?? {}, { id: 'pale' });
    Object.assign(dark ?? {}, { id: 'dark' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('#pale, #pale * { color: #ddd } #dark { background: #222 }');
    document.adoptedStyleSheets = [sheet];
  });
  const [found] = await violations(page, look);
  expect(found).toContain('#pale');
  expect(found).toContain('#dark');
});
