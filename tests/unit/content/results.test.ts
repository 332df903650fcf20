import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { spectralLines, spread } from '@/components/pages/result/plate';
import { TopperList } from '@/components/pages/result/result-cards';
import { examResults, resultDetails } from '@/content/catalogue/exams/pages';
import {
  toppersWithConsent,
  printedCount,
  requireResultCard,
  resultOverview,
  toppers,
  type Topper,
} from '@/content/pages/results';
import { idsOf, requireRoute, routes } from '@/content/pages/routes';

/** A made-up student, used in this test only. */
const sample: Topper = {
  name: 'Sample Student',
  exam: 'gate',
  year: 2024,
  rank: 'rank 7',
  course: 'GATE Chemistry Online Course, Gold',
  duration: '1 year',
  paid: true,
  consentDate: '2024-04-02',
};

const results = Object.values(examResults);
const details = Object.values(resultDetails);
const pages = [resultOverview, ...results, ...details];

test('every result page of the specification has its own content', () => {
  expect(Object.keys(examResults).sort()).toEqual([...idsOf.result].sort());
  expect(Object.keys(resultDetails).sort()).toEqual([...idsOf['result-explore']].sort());
  for (const exam of idsOf.result) {
    expect(examResults[exam]).toMatchObject({ exam, path: `/result/${exam}` });
    expect(resultDetails[exam]).toMatchObject({ exam, path: `/result-explore/${exam}` });
  }
});

test('the counter of each exam is the one of the specification', () => {
  const printed = idsOf.result.map((exam) => {
    const { statistic } = requireResultCard(exam);
    return [exam, printedCount(statistic), statistic.label];
  });
  expect(printed).toEqual([
    ['csir-net', '200+', 'NET QUALIFIED'],
    ['gate', '1500+', 'GATE QUALIFIED'],
    ['iit-jam', '100+', 'IIT JAM QUALIFIED'],
  ]);
});

test('title and description are each page’s own and of a sensible length', () => {
  expect(new Set(pages.map(({ meta }) => meta.title)).size).toBe(pages.length);
  expect(new Set(pages.map(({ meta }) => meta.description)).size).toBe(pages.length);
  for (const { meta } of pages) {
    expect(meta.title.length).toBeLessThanOrEqual(65);
    expect(meta.title).toMatch(/ \| Orbital$/);
    expect(meta.description.length).toBeGreaterThanOrEqual(70);
    expect(meta.description.length).toBeLessThanOrEqual(160);
  }
});

test('every page leads on to pages that exist, the details to the refund policy as well', () => {
  const known = new Set(routes.map(({ path }) => path));
  for (const page of [...results, ...details]) {
    expect(page.next.filter((path) => !known.has(path))).toEqual([]);
    expect(page.next).not.toContain(page.path);
    expect(requireRoute(page.path).indexable).toBe(true);
  }
  for (const { exam, next } of details) {
    expect(next).toEqual(expect.arrayContaining([`/onlinecourses/${exam}`, '/refund-policy']));
  }
});

test('the record names the six parts of a result', () => {
  expect(resultOverview.record.map(([part]) => part)).toEqual([
    'Name',
    'Exam',
    'Year',
    'Rank',
    'Course taken',
    'Date of written consent',
  ]);
});

test('the calculations on the pages are right', () => {
  const lines = details.flatMap(({ reading }) => reading.example.lines);
  const calculations = lines
    .map((line) => /([\d(][\d\s+−×÷./()]*[\d)]) = ([\d.]+)$/.exec(line))
    .filter((found) => found !== null);
  expect(calculations.length).toBeGreaterThanOrEqual(5);
  for (const [, left = '', right] of calculations) {
    const code = left.replaceAll('−', '-').replaceAll('×', '*').replaceAll('÷', '/');
    const value = runInNewContext(code) as number;
    expect([left, value.toFixed(2)]).toEqual([left, Number(right).toFixed(2)]);
  }
  const net = resultDetails['csir-net'].reading.example.lines;
  const parts = net.slice(0, 3).map((line) => Number(line.split(' = ').at(-1)));
  const sum = parts.reduce((total, part) => total + part);
  expect(net.at(-1)).toContain(`${sum} of 200`);
});

describe('students by name', () => {
  const rendered = (list: readonly Topper[]) =>
    renderToStaticMarkup(createElement(TopperList, { toppers: list }));

  test('no student is invented: the list starts empty, and then nothing is rendered', () => {
    expect(toppers).toEqual([]);
    expect(rendered(toppers)).toBe('');
  });

  test('one who agreed is shown with exam, year, rank, course, length and whether it was paid', () => {
    const html = rendered([sample]);
    for (const part of [
      'Sample Student',
      'GATE 2024',
      'rank 7',
      'GATE Chemistry Online Course, Gold',
      '1 year',
      'paid',
    ]) {
      expect(html).toContain(part);
    }
    expect(rendered([{ ...sample, paid: false }])).toContain('not paid');
  });

  test.each([null, '', 'yes', '2024', '2023-12-31'])(
    'without a written consent given after the result (%p) there is no trace',
    (consentDate) => {
      expect(toppersWithConsent([{ ...sample, consentDate }])).toEqual([]);
      expect(rendered([{ ...sample, consentDate }])).toBe('');
    },
  );

  test('whatever the list, only those with a date of consent are left, in their order', () => {
    const one = fc.record({
      year: fc.integer({ min: 2010, max: 2030 }),
      consentDate: fc.option(
        fc
          .date({
            min: new Date('2009-01-01'),
            max: new Date('2031-01-01'),
            noInvalidDate: true,
          })
          .map((day) => day.toISOString().slice(0, 10)),
      ),
    });
    fc.assert(
      fc.property(fc.array(one), (list) => {
        const all = list.map((part, index) => ({ ...sample, ...part, name: `${index}` }));
        const left = toppersWithConsent(all);
        expect(left).toEqual(
          all.filter(
            ({ consentDate, year }) =>
              consentDate !== null && Number(consentDate.slice(0, 4)) >= year,
          ),
        );
      }),
    );
  });
});

test('spread labels keep their order, their gap and the edges, and move no more than they must', () => {
  const gap = 50;
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 20, max: 340, noNaN: true }), { minLength: 1, maxLength: 6 }),
      (places) => {
        const wanted = places.sort((a, b) => a - b);
        const put = spread(wanted, gap, [20, 340]);
        put.forEach((place, index) => {
          expect(place).toBeGreaterThanOrEqual(20 - 1e-6);
          expect(place).toBeLessThanOrEqual(340 + 1e-6);
          if (index > 0) expect(place - (put[index - 1] ?? 0)).toBeGreaterThanOrEqual(gap - 1e-6);
        });
        const free = wanted.every(
          (place, index) => !index || place - (wanted[index - 1] ?? 0) >= gap,
        );
        if (free) put.forEach((place, index) => expect(place).toBeCloseTo(wanted[index] ?? 0));
      },
    ),
  );
});

test('the spectra are in order and visible', () => {
  for (const lines of Object.values(spectralLines)) {
    const wavelengths = lines.map(([nm]) => nm);
    expect(wavelengths).toEqual([...wavelengths].sort((a, b) => a - b));
    expect(Math.min(...wavelengths)).toBeGreaterThan(400);
    expect(Math.max(...wavelengths)).toBeLessThan(700);
  }
});

test('hydrogen’s lines are those of Balmer’s formula', () => {
  const rydberg = 109677.58;
  const refraction = 1.00028;
  const balmer = [6, 5, 4, 3].map((n) => 1e7 / (rydberg * (1 / 4 - 1 / n ** 2)) / refraction);
  expect(spectralLines.hydrogen).toHaveLength(balmer.length);
  spectralLines.hydrogen.forEach(([nm], index) => {
    expect(Math.abs(nm - (balmer[index] ?? 0))).toBeLessThan(0.06);
  });
});
