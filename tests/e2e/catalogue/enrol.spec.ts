import { formatRupees } from '@/content/money';
import { findPlan } from '@/content/catalogue/plans';
import { expect, test } from '../../support/browser/served-page';

const coursePage = '/onlinecourses/csir-net';

test('Enroll Now of each card leads to its own plan, with the title and price of the card', async ({
  page,
  served,
}) => {
  await page.goto(coursePage);
  const hrefs = new Set<string>();
  const titles = new Set<string>();
  for (const tab of ['6 Months Plan', '1 Year Plan']) {
    if (tab === '1 Year Plan') await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('article')).toHaveCount(4);
    for (const card of await page.getByRole('article').all()) {
      const title = await card.getByRole('heading').innerText();
      const price = (await card.getByText(/^Price ₹/).textContent()) ?? '';
      const link = card.getByRole('link');
      await expect(link).toHaveText('Enroll Now');
      await expect(link).toHaveAccessibleName(`Enroll Now, ${title}, opens in a new tab`);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener');

      const href = (await link.getAttribute('href')) ?? '';
      // Without script the form repeats the plan; with script it comes after the log-in.
      const { text } = (await served(href)).withoutScript;
      for (const words of [title, price, '18% GST included']) expect(text).toContain(words);
      hrefs.add(href);
      titles.add(title);
    }
  }
  expect(hrefs.size).toBe(8);
  expect(titles.size).toBe(8);
});

test('Enroll Now opens a new tab and leaves the course page where it is', async ({
  page,
  context,
}) => {
  await page.goto(coursePage);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /^Enroll Now, Gold/ }).click();
  await (await opened).waitForURL(/\/student-login\?plan=csir-net-online-6-months-gold&/);
  await expect(page).toHaveURL(coursePage);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the chosen plan leads back to its card', async ({ page }) => {
    await page.goto(`/form?plan=csir-net-online-1-year-silver&page=${coursePage}`);
    await page.getByRole('link', { name: 'Look at the plans again' }).click();
    await expect(page).toHaveURL(`${coursePage}#csir-net-online-1-year-silver`);
    await expect(page.getByRole('heading', { name: 'Silver 1 Year' })).toBeInViewport();
  });
});

test('a page that shows no plans is not where the chosen plan leads back to', async ({
  served,
}) => {
  const plan = findPlan('csir-net-online-6-months-gold');
  for (const from of ['https://evil.example/', '//evil.example', 'javascript:alert(1)', '/admin']) {
    const page = await served(`/form?plan=${plan?.id}&page=${encodeURIComponent(from)}`);
    const { text, links } = page.withoutScript;
    expect(text, from).toContain(`Price ${plan && formatRupees(plan.price)}`);
    expect(links, from).toContain(`${coursePage}#${plan?.id}`);
    expect(links.join(' '), from).not.toMatch(/evil|javascript:|\/admin/);
  }
});

const hostile = [
  'plan=no-such-plan',
  'plan=csir-net-online-6-months-gold&plan=csir-net-online-1-year-gold',
  'plan=%3Cimg%20src%3Dx%20onerror%3D%22document.title%3D%27owned%27%22%3E',
  'plan=__proto__&plan[price]=1',
  `plan=${'x'.repeat(3_000)}`,
  'page=%3Cscript%3Edocument.title%3D%27owned%27%3C%2Fscript%3E',
  'plan=%00',
];

test('an unknown, repeated or hostile plan chooses nothing and is not printed', async ({
  served,
}) => {
  const plain = (await served('/form')).withoutScript;
  expect(plain.text).toContain('Choose a plan first');
  for (const query of hostile) {
    const { status, titles, withoutScript, images } = await served(`/form?${query}`);
    expect(status, query).toBe(200);
    expect(titles, query).toEqual([expect.stringMatching(/^Admission Form/)]);
    expect(withoutScript.text, query).toBe(plain.text);
    expect(images, query).toEqual([]);
  }
});
