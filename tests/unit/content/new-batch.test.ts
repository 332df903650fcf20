import fc from 'fast-check';
import { shares } from '@/components/catalogue/new-batch-page';
import { quickLinks } from '@/content/pages/home';
import { batchBoard } from '@/content/catalogue/new-batch';
import { institute } from '@/content/facts/institute';
import { notices } from '@/content/facts/notices';
import { jrfJumpstart, testSeriesOffer } from '@/content/catalogue/offers';
import { orderHref } from '@/content/catalogue/payment-links';

/* Typed out from the specification: a slip in content/ must not pass. */
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

  test('lead to a link of their own', () => {
    const links = [testSeriesOffer, jrfJumpstart].map(({ id }) => orderHref(id, '/new-batch'));
    expect(new Set(links).size).toBe(2);
    for (const link of links) {
      expect(new URL(link, 'https://own.example').protocol).toBe('https:');
    }
  });
});

describe('the list of batches', () => {
  test('holds the online and the offline page of the four exams, once each', () => {
    const exams = ['csir-net', 'gate', 'iit-jam', 'cuet'];
    expect(batchBoard.map(({ url }) => url)).toEqual(
      exams.flatMap((exam) => [`/onlinecourses/${exam}`, `/offlinecourses/${exam}`]),
    );
    expect(batchBoard.map(({ tag }) => tag)).toEqual(exams.flatMap(() => ['Online', 'Offline']));
  });

  test('gives the dates of the notices, and none where no notice gives one', () => {
    for (const { url, content } of batchBoard) {
      const announced = notices.find((notice) => notice.url === url);
      if (announced) expect(content).toBe(announced.content);
      else expect(content).not.toMatch(/\d/);
    }
    const dated = batchBoard.filter(({ content }) => /Jan 5 and Feb 18$/.test(content));
    expect(dated.map(({ content }) => content.split(',')[0])).toEqual([
      'CSIR NET June 2024',
      'CSIR NET June 2024',
      'GATE 2025',
      'GATE 2025',
      'IIT JAM 2025',
      'IIT JAM 2025',
    ]);
  });
});

test('the quick links are those of the specification, in its order', () => {
  expect(quickLinks.map(({ href }) => href)).toEqual([
    '/testseries',
    '/studymaterial',
    '/new-batch',
    '/student-login',
    '/result',
    institute.blog,
    '/videos',
  ]);
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
