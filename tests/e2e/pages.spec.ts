import { idsOf, routes, type Route } from '@/content/routes';
import { overflow, violations } from '../support/axe';
import { desktop, phone } from '../support/layout';
import { watchFaults } from '../support/page-faults';
import { expect, test } from '../support/visitor';

/* At 1280 px axe looks too; `page-states.spec.ts` has it look at 320 px, with everything open. */
const widths = [1280, 768, 360, 320];

const families = Object.keys(idsOf).map((family) => {
  const own = routes.filter(({ path }) => path.split('/')[1] === family);
  return [`/${family}`, own] as const;
});
/** Where a visitor is led on from; their own tests open them as the people they are for. */
const leadOn = ['/history', '/form', '/form-print', '/testupload', '/payment', '/searchuser'];
const rest = routes.filter(
  (route) => !leadOn.includes(route.path) && !families.some(([, own]) => own.includes(route)),
);
const half = Math.ceil(rest.length / 2);

/** The pages in groups: a group shares one browser window, which is much faster than one each. */
const groups: readonly (readonly [string, readonly Route[]])[] = [
  ...families,
  ['the first half of the other pages', rest.slice(0, half)],
  ['the second half of the other pages', rest.slice(half)],
];

for (const [name, group] of groups) {
  test(`${name}: loads without a fault, is accessible, fits every width`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(90_000);
    const faults = watchFaults(page, baseURL ?? '');
    for (const { path, indexable } of group) {
      await page.setViewportSize(desktop);
      const response = await page.goto(path);
      expect.soft(response?.status(), path).toBe(200);
      await expect.soft(page).toHaveURL(path);
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      const hiding = page.locator('meta[name=robots][content*=noindex]');
      await expect.soft(hiding, path).toHaveCount(indexable ? 0 : 1);
      const description = page.locator('meta[name=description]');
      await expect.soft(description, path).toHaveAttribute('content', /\w{3}/);

      expect.soft(await violations(page), path).toEqual([]);
      for (const width of widths) {
        await page.setViewportSize({ ...phone, width });
        expect.soft(await overflow(page), `${path} at ${width} px`).toBe(0);
      }
      expect.soft(faults.splice(0), path).toEqual([]);
    }
  });
}
