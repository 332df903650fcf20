import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { loggedIn } from '../support/accounts/student-account';
import { registration } from '../support/leads/lead';
import { staffLoggedIn } from '../support/office/staff-account';
import { registeredForGold, storedPayment } from '../support/payments/stored-payments';
import { formIsReady } from '../support/browser/readiness';

const plan = 'csir-net-online-6-months-gold';

type Visit = (page: Page) => AsyncGenerator<string, void>;

/**
 * The ten main pages, those of one visitor together. Each visit opens them with the same content every time,
 * and gives the name of each.
 */
export const visits: Readonly<Record<string, Visit>> = {
  async *visitor(page) {
    for (const [name, path] of Object.entries({
      home: '/',
      course: '/onlinecourses/csir-net',
      fees: '/fees',
      contact: '/contact',
    })) {
      await page.goto(path);
      yield name;
    }
    await page.goto('/student-login');
    await page.getByRole('button', { name: 'Login' }).waitFor();
    yield 'log-in';
    await page.goto('/student-signup');
    await page.getByRole('button', { name: 'Sign Up' }).waitFor();
    yield 'sign-up';
  },
  async *student(page) {
    const { details, token } = await loggedIn(page);
    await page.goto(`/form?plan=${plan}&page=/onlinecourses/csir-net`);
    await formIsReady(page);
    await reactRuns(page);
    yield 'form';
    const { id } = await registeredForGold(page.request, token, details);
    // The page starts the payment by itself; refusing it keeps the page open.
    await page.route('**/api/v1/sandbox/payment', (route) => route.abort());
    await page.goto(`/payment?registration=${id}`);
    await page.getByText('You have not been charged').waitFor();
    yield 'payment';
    await storedPayment(id, 'paid');
    await page.goto('/history');
    await reactRuns(page);
    yield 'history';
  },
  async *counsellor(page) {
    const name = `Kavita ${randomUUID().slice(0, 8)}`;
    const lead = { ...registration, name };
    await page.request.post('/api/student/free-registration', { data: lead });
    await staffLoggedIn(page);
    await page.goto('/searchuser');
    await page.getByRole('button', { name: 'Logout' }).and(page.locator(':enabled')).waitFor();
    await page.getByRole('searchbox').fill(name);
    await page.getByText('Found: 1 lead').waitFor();
    yield 'searchuser';
  },
};

/** Waits until React has taken over the buttons: earlier changes would be rendered again. */
async function reactRuns(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main button')].some((button) =>
      Object.keys(button).some((key) => key.startsWith('__reactProps')),
    ),
  );
}

/**
 * Makes a page independent of the day and the test: dates, numbers and unique values become fixed text,
 * pictures are loaded, and rows of other tests and the question of the day are removed.
 */
export async function makeComparable(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const month = '(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*';
    const always: readonly [RegExp, string][] = [
      [/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}@/g, 'asha@'],
      [/(?<=kavita )[\da-f]{8}/gi, 'Iyer'],
      [new RegExp(`\\b\\d{1,2} ${month} 20\\d\\d\\b`, 'g'), '1 Jan 2030'],
      [new RegExp(`\\b${month} \\d{1,2}, 20\\d\\d\\b`, 'g'), 'Jan 1, 2030'],
      [/\b\d\d[/-]\d\d[/-]20\d\d\b/g, '01/01/2030'],
      [/\b20\d\d-\d\d-\d\d\b/g, '2030-01-01'],
      [/\b20\d\d-\d\d\b/g, '2030-31'],
      [/\b(today|yesterday),? \d\d:\d\d\b/g, 'today 10:00'],
      [/\b\d\d:\d\d\b(?= ?(IST|today))/g, '10:00'],
      [/\bT\/00-01\/\d+/g, 'T/00-01/1'],
      [/(?<=(Reg\. No|number)\W*)\d{5}\b/gi, '10000'],
      [/^\d{5}$/g, '10000'],
    ];
    const same = (text: string) =>
      always.reduce((read, [changing, fixed]) => read.replace(changing, fixed), text);
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const node = walk.currentNode as Text;
      if (same(node.data) !== node.data) node.data = same(node.data);
    }
    for (const element of document.querySelectorAll('[aria-label], [alt]')) {
      for (const name of ['aria-label', 'alt']) {
        const text = element.getAttribute(name);
        if (text !== null && same(text) !== text) element.setAttribute(name, same(text));
      }
    }
    for (const field of document.querySelectorAll('input')) {
      if (field.type !== 'file' && same(field.value) !== field.value)
        field.value = same(field.value);
    }
    const others =
      'a[href*="show=attention"], select[name=session] option:not([value=""]), [data-only-day]';
    for (const element of document.querySelectorAll(others)) element.remove();
    const images = [...document.images].filter((image) => image.checkVisibility());
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode()));
    await document.fonts.ready;
    scrollTo(0, 0);
  });
}
