import fc from 'fast-check';
import { hybridAngle, hybrids, projected, type Direction } from '@/components/pages/about-page';
import { about } from '@/content/pages/about';
import { institute } from '@/content/facts/institute';
import { routes } from '@/content/pages/routes';

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(texts);
}

test('says who the institute is, was, and where it is', () => {
  expect(about.heading).toBe(`Who We Are: ${institute.name}, ${institute.city}`);
  const all = texts(about).join(' ');
  for (const fact of [institute.name, institute.formerName, institute.address, 'Over 5 years']) {
    expect(all).toContain(fact);
  }
});

test('names every exam and every way a class is held', () => {
  const exams = about.teach.rows.map(([exam]) => exam).join('; ');
  for (const exam of ['CSIR-NET/JRF', 'GATE', 'IIT-JAM', 'CUET (PG)', 'TIFR and BARC']) {
    expect(exams).toContain(exam);
  }
  const ways = texts(about.classes.ways).join('; ');
  for (const fact of [
    'Regular morning or evening batch',
    'Weekend batch',
    'About 4 to 5 hours daily, 6 days a week',
    '6 to 8 hours on weekends and holidays',
    '6 months, 1 year or 2 years',
    institute.address,
  ]) {
    expect(ways).toContain(fact);
  }
});

test('leads to courses with their fees, the refund rule and the other rules, results and contact', () => {
  const paths = about.lookUp.groups.flatMap((group) => [...group.paths]) as string[];
  for (const path of ['/onlinecourses', '/offlinecourses', '/testseries', '/studymaterial']) {
    expect(paths).toContain(path);
  }
  for (const path of [
    '/refund-policy',
    '/shipping-policy',
    '/terms-condition',
    '/privacy-policy',
  ]) {
    expect(paths).toContain(path);
  }
  expect(paths).toContain('/result');
  const known = new Set(routes.map(({ path }) => path));
  expect(paths.filter((path) => !known.has(path))).toEqual([]);
});

test('tells three ways to enrol', () => {
  expect(about.enrol.steps.map(({ title }) => title)).toEqual([
    'Online',
    'At the institute office',
    'By bank deposit',
  ]);
});

describe('the orbitals of Fig. 1', () => {
  const degreesBetween = (one: Direction, other: Direction) => {
    const product = one.reduce((sum, part, index) => sum + part * (other[index] ?? 0), 0);
    return (Math.acos(product) * 180) / Math.PI;
  };

  test('point at each other under the angle that their share of s gives', () => {
    expect(hybrids.map(({ share }) => Number(hybridAngle(share).toFixed(1)))).toEqual([
      109.5, 120, 180,
    ]);
    for (const { share, directions } of hybrids) {
      for (const [index, one] of directions.entries()) {
        for (const other of directions.slice(index + 1)) {
          expect(degreesBetween(one, other)).toBeCloseTo(hybridAngle(share), 6);
        }
      }
    }
  });

  test('use up one s orbital between them', () => {
    for (const { share, directions } of hybrids) expect(share * directions.length).toBeCloseTo(1);
  });

  test('open wider with every bit of s', () => {
    const share = fc.double({ min: 0, max: 0.5, noNaN: true });
    fc.assert(
      fc.property(share, share, (one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        expect(hybridAngle(more)).toBeGreaterThanOrEqual(hybridAngle(less));
      }),
    );
  });

  test('in the plane of the paper are drawn at their true angle', () => {
    for (const { share, directions } of hybrids) {
      const [one, other] = directions.map(projected);
      if (!one || !other) throw new Error('two directions expected');
      const turn =
        (Math.atan2(one.down, one.right) - Math.atan2(other.down, other.right)) / Math.PI;
      const drawn = Math.abs(turn * 180);
      expect(Math.min(drawn, 360 - drawn)).toBeCloseTo(hybridAngle(share), 6);
    }
  });
});
