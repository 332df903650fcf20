import fc from 'fast-check';
import { shares } from '@/components/catalogue/new-batch-page';
import { bankStep, officeStep } from '@/content/course';
import { quickLinks } from '@/content/home';
import { batches, newBatchPage } from '@/content/new-batch';
import { notices } from '@/content/notices';
import { findCrashCourse, findOffer, jrfJumpstart, testSeriesOffer } from '@/content/offers';
import { enrollHref } from '@/content/payment-links';
import { findPlan } from '@/content/plans';
import { routes } from '@/content/routes';

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(texts);
}

const words = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

/* Typed out from the specification (specification): a slip in content/ must not pass. */
describe('the two cards', () => {
  test('have the titles, prices and contents of the specification', () => {
    expect(testSeriesOffer).toMatchObject({
      seriesTitle: 'Online Test Series for CSIR NET June-2024',
      price: 99_00,
      struckPrice: 1_500_00,
    });
    for (const kind of ['Subject-wise', 'Topic-wise', 'Minor', 'Mock']) {
      expect(testSeriesOffer.features.join('; ')).toContain(`${kind} tests`);
    }
    expect(jrfJumpstart).toMatchObject({
      title: 'JRF Jumpstart Crash course June-2024',
      price: 499_00,
      struckPrice: 2_499_00,
      features: [
        'Live interaction',
        'High-weightage topic coverage',
        'Assessments',
        'Session recordings',
      ],
    });
  });

  test('are found by their ids, each by its own search alone', () => {
    expect(findCrashCourse(jrfJumpstart.id)).toBe(jrfJumpstart);
    expect(findOffer(jrfJumpstart.id)).toBeNull();
    expect(findPlan(jrfJumpstart.id)).toBeNull();
    fc.assert(
      fc.property(fc.string(), (id) => {
        expect(findCrashCourse(id)).toBeNull();
      }),
    );
    for (const id of ['constructor', '__proto__', testSeriesOffer.id]) {
      expect(findCrashCourse(id)).toBeNull();
    }
  });

  test('lead to a link of their own', () => {
    const links = [testSeriesOffer, jrfJumpstart].map(({ id }) => enrollHref(id, '/new-batch'));
    expect(new Set(links).size).toBe(2);
    for (const link of links) {
      expect(new URL(link, 'https://own.example').protocol).toBe('https:');
    }
  });
});

describe('the list of batches', () => {
  test('holds the online and the offline page of the four exams, once each', () => {
    const exams = ['csir-net', 'gate', 'iit-jam', 'cuet'];
    expect(batches.map(({ url }) => url)).toEqual(
      exams.flatMap((exam) => [`/onlinecourses/${exam}`, `/offlinecourses/${exam}`]),
    );
    expect(batches.map(({ tag }) => tag)).toEqual(exams.flatMap(() => ['Online', 'Offline']));
  });

  test('gives the dates of the notices, and none where no notice gives one', () => {
    for (const { url, content } of batches) {
      const announced = notices.find((notice) => notice.url === url);
      if (announced) expect(content).toBe(announced.content);
      else expect(content).not.toMatch(/\d/);
    }
    const dated = batches.filter(({ content }) => /Jan 5 and Feb 18$/.test(content));
    expect(dated.map(({ content }) => content.split(',')[0])).toEqual([
      ...['CSIR NET June 2024', 'CSIR NET June 2024'],
      ...['GATE 2025', 'GATE 2025', 'IIT JAM 2025', 'IIT JAM 2025'],
    ]);
    expect(newBatchPage.offers.boardNote).toMatch(/office tells you by phone/);
  });
});

test('the quick links are those of the specification that are set, in its order', () => {
  expect(quickLinks.map(({ href }) => href)).toEqual([
    '/testseries',
    '/studymaterial',
    '/new-batch',
    '/student-login',
    '/result',
    '/videos',
  ]);
});

test('five months from Jan 5 and Feb 18 end when the text says', () => {
  const monthsLater = (start: string) => {
    const day = new Date(`2024-${start}T00:00:00Z`);
    day.setUTCMonth(day.getUTCMonth() + 5);
    return day.toISOString().slice(5, 10);
  };
  expect([monthsLater('01-05'), monthsLater('02-18')]).toEqual(['06-05', '07-18']);
  expect(newBatchPage.year.note).toMatch(/first days of June.*middle of July/);
});

test('the page has 400 words of its own, a title and description of its own, and promises nothing', () => {
  const { meta, path, registration, ...page } = newBatchPage;
  const own = registration.filter((step) => step !== officeStep && step !== bankStep);
  expect(texts([page, own]).flatMap(words).length).toBeGreaterThanOrEqual(400);
  expect(meta.title).not.toMatch(/contact/i);
  expect(meta.title.length).toBeLessThanOrEqual(60);
  expect(meta.description.length).toBeGreaterThanOrEqual(70);
  expect(meta.description.length).toBeLessThanOrEqual(160);
  expect(routes.map((route) => route.path)).toContain(path);
  const all = texts([newBatchPage, jrfJumpstart]).join(' ');
  expect(all).not.toMatch(/\bsav(e|es|ing)\b|\bbest\b|hurry|limited seats|guarantee/i);
});

describe('the molecules of Fig. 1', () => {
  const time = fc.double({ min: 0, max: 40, noNaN: true });

  test('are always all there', () => {
    fc.assert(
      fc.property(time, (at) => {
        const { a, b, c } = shares(at);
        expect(a + b + c).toBeCloseTo(1, 12);
        for (const share of [a, b, c]) expect(share).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('are never more often B than after one half-life', () => {
    fc.assert(fc.property(time, (at) => shares(at).b <= shares(1).b));
  });

  test('are 4, 8 and 4 of sixteen after one half-life, 1, 6 and 9 after two', () => {
    const sixteen = (at: number) => Object.values(shares(at)).map((share) => 16 * share);
    expect(sixteen(0)).toEqual([16, 0, 0]);
    expect(sixteen(1)).toEqual([4, 8, 4]);
    expect(sixteen(2)).toEqual([1, 6, 9]);
  });
});
