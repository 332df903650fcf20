import { statistics } from '@/content/pages/home';
import { idsOf } from '@/content/pages/routes';
import { expect, test } from '../../support/browser/served-page';

const exams = {
  'csir-net': { counter: '200+ NET QUALIFIED', image: /^Line spectrum of helium/ },
  gate: { counter: '1500+ GATE QUALIFIED', image: /^Line spectrum of mercury/ },
  'iit-jam': { counter: '100+ IIT JAM QUALIFIED', image: /^Line spectrum of sodium/ },
} as const;

test('the overview shows the five counters and leads to each exam', async ({ page }) => {
  await page.goto('/result');
  const cards = page.getByRole('region', { name: 'OUR RESULT' }).getByRole('listitem');
  await expect(cards).toHaveCount(statistics.length);
  for (const [index, { label, maximum }] of statistics.entries()) {
    await expect(cards.nth(index)).toContainText(`${maximum}+ ${label}`);
    await expect(cards.nth(index).locator('svg')).toHaveCount(1);
  }
  const main = page.getByRole('main');
  for (const id of idsOf.result) {
    await expect(main.locator(`a[href="/result/${id}"]`)).not.toHaveCount(0);
    await expect(main.locator(`a[href="/result-explore/${id}"]`)).toHaveCount(1);
  }
  await main.getByRole('link', { name: 'GATE results' }).first().click();
  await expect(page).toHaveURL('/result/gate');
});

for (const [id, { counter, image }] of Object.entries(exams)) {
  test(`/result/${id} shows the drawn card large, with its counter, in letters of 11 px on a small phone; details lead to the courses`, async ({
    page,
  }) => {
    await page.goto(`/result/${id}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('img', { name: image })).toBeVisible();
    await expect(main.locator('.result-count')).toHaveText(counter);
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
    await expect(trail).toHaveText(['Home', 'Results', /Results$/]);
    await expect(main.getByRole('link', { name: 'Request a call back' })).toHaveAttribute(
      'href',
      `/?page=%2Fresult%2F${id}#free-registration`,
    );
    await page.setViewportSize({ width: 320, height: 640 });
    const smallest = await page.locator('figure svg').evaluate((drawing) => {
      const svg = drawing as unknown as SVGSVGElement;
      const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
      const sizes = [...svg.querySelectorAll('text, tspan')].map((text) =>
        parseFloat(getComputedStyle(text).fontSize),
      );
      return Math.min(...sizes) * scale;
    });
    expect(smallest).toBeGreaterThanOrEqual(11);
    await main.getByRole('link', { name: /results in detail$/ }).click();
    await expect(page).toHaveURL(`/result-explore/${id}`);
    await expect(main.locator('.result-number')).toHaveText(counter);
    await expect(trail).toHaveText(['Home', 'Results', /Results$/, /in Detail$/]);
    const links = [`/onlinecourses/${id}`, `/offlinecourses/${id}`, '/refund-policy'];
    for (const href of [...links, `/?page=%2Fresult-explore%2F${id}#free-registration`]) {
      await expect(main.locator(`a[href="${href}"]`).last()).toBeVisible();
    }
  });
}

test('the pages say the same without JavaScript', async ({ served }) => {
  expect((await served('/result/gate')).text).toContain('1500+ GATE QUALIFIED');
  expect((await served('/result-explore/gate')).text).toContain('Score = 350 + 550 × 0.4 = 570');
});
