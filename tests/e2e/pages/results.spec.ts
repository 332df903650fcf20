import { idsOf } from '@/content/pages/routes';
import { expect, test } from '../../support/browser/served-page';

const exams = {
  'csir-net': { counter: '200+ NET QUALIFIED', image: /^Line spectrum of helium/ },
  gate: { counter: '1500+ GATE QUALIFIED', image: /^Line spectrum of mercury/ },
  'iit-jam': { counter: '100+ IIT JAM QUALIFIED', image: /^Line spectrum of sodium/ },
} as const;

test('the results lead from exam to exam, and say the same without JavaScript', async ({
  served,
}) => {
  const overview = await served('/result');
  for (const id of idsOf.result) {
    expect(overview.links).toContain(`/result/${id}`);
    expect(overview.links).toContain(`/result-explore/${id}`);
    const result = await served(`/result/${id}`);
    const details = await served(`/result-explore/${id}`);
    for (const { text } of [overview, result, details]) expect(text).toContain(exams[id].counter);
    expect(result.links).toContain(`/result-explore/${id}`);
    expect(result.links).toContain(`/?page=%2Fresult%2F${id}#free-registration`);
    const onward = [`/onlinecourses/${id}`, `/offlinecourses/${id}`, '/refund-policy'];
    for (const href of [...onward, `/?page=%2Fresult-explore%2F${id}#free-registration`])
      expect(details.links).toContain(href);
  }
  expect((await served('/result-explore/gate')).text).toContain('Score = 350 + 550 × 0.4 = 570');
});

test('the drawn card of each exam is shown large, in letters of 11 px on a small phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [id, { image }] of Object.entries(exams)) {
    await page.goto(`/result/${id}`);
    await expect(page.getByRole('main').getByRole('img', { name: image })).toBeVisible();
    const smallest = await page.locator('figure svg').evaluate((drawing) => {
      const svg = drawing as unknown as SVGSVGElement;
      const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
      const sizes = [...svg.querySelectorAll('text, tspan')].map((text) =>
        parseFloat(getComputedStyle(text).fontSize),
      );
      return Math.min(...sizes) * scale;
    });
    expect(smallest, id).toBeGreaterThanOrEqual(11);
  }
});
