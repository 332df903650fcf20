import { formatRupees } from '@/content/money';
import { csirNetOnline } from '@/content/catalogue/exams/csir-net/courses';
import { enrollHref } from '@/content/catalogue/payment-links';
import { findPlan } from '@/content/catalogue/plans';
import { expect, test } from '../../support/browser/served-page';

const coursePage = '/onlinecourses/csir-net';

test('Enroll Now of each card leads to its own plan, with the title and price of the card', async ({
  served,
}) => {
  const { links } = await served(coursePage);
  for (const { id, title, price } of csirNetOnline.tabs.flatMap(({ plans }) => plans)) {
    const href = enrollHref(id, coursePage);
    expect(links, title).toContain(href);
    // Without script the form repeats the plan; with script it comes after the log-in.
    const { text } = (await served(href)).withoutScript;
    for (const words of [title, `Price ${formatRupees(price)}`, '18% GST included'])
      expect(text, title).toContain(words);
  }
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
