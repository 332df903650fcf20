import fc from 'fast-check';
import { eligibilityOf, type Candidate } from '@/content/catalogue/eligibility';
import { readCandidate } from '@/content/catalogue/eligibility-form';
import { eligibilityWords } from '@/content/catalogue/eligibility-words';
import { eligibilityInHindi } from '@/content/pages/eligibility-hindi';

const day = '2026-11-28';

const asha: Candidate = {
  degree: 'masters',
  subject: 'chemistry',
  stage: 'completed',
  percent: 58,
  born: '2002-03',
  category: 'general',
  gender: 'woman',
  hasDisability: false,
};

const verdicts = (more: Partial<Candidate>) =>
  Object.fromEntries(
    eligibilityOf({ ...asha, ...more }, day).map(({ exam, verdict }) => [exam, verdict]),
  );
const of = (exam: string, more: Partial<Candidate>) =>
  eligibilityOf({ ...asha, ...more }, day).find((one) => one.exam === exam);

test.each<[string, Partial<Candidate>, Record<string, string>]>([
  [
    'M.Sc. with 58%',
    {},
    {
      'csir-net': 'open',
      gate: 'open',
      'iit-jam': 'open',
      cuet: 'open',
      barc: 'closed',
      tifr: 'open',
    },
  ],
  [
    'M.Sc. with 54%, general',
    { percent: 54 },
    {
      'csir-net': 'closed',
      gate: 'open',
      'iit-jam': 'open',
      cuet: 'open',
      barc: 'closed',
      tifr: 'open',
    },
  ],
  [
    'M.Sc. with 50%, OBC-NCL',
    { percent: 50, category: 'obc' },
    { 'csir-net': 'open', barc: 'closed' },
  ],
  [
    'M.Sc. with 54%, EWS, as the general category',
    { percent: 54, category: 'ews' },
    { 'csir-net': 'closed' },
  ],
  [
    'first year of the M.Sc.',
    { stage: 'earlier', percent: 40 },
    { 'csir-net': 'open', gate: 'open', barc: 'later', tifr: 'later' },
  ],
  [
    'final year of the B.Sc.',
    { degree: 'bachelors', stage: 'final' },
    {
      'csir-net': 'later',
      gate: 'open',
      'iit-jam': 'open',
      cuet: 'open',
      barc: 'later',
      tifr: 'later',
    },
  ],
  [
    'second year of the B.Sc.',
    { degree: 'bachelors', stage: 'earlier' },
    { gate: 'later', 'iit-jam': 'later', cuet: 'later' },
  ],
  ['four years with 75%', { degree: 'four-year', percent: 75 }, { 'csir-net': 'open' }],
  [
    'four years with 74%, as three years: by the M.Sc.',
    { degree: 'four-year', percent: 74 },
    { 'csir-net': 'later' },
  ],
  [
    'four years with 70% and a disability',
    { degree: 'four-year', percent: 70, hasDisability: true },
    { 'csir-net': 'open' },
  ],
  ['27 years old, general, at BARC', { percent: 65, born: '1999-10' }, { barc: 'closed' }],
  [
    '27 years old, OBC-NCL, at BARC',
    { percent: 65, born: '1999-10', category: 'obc' },
    { barc: 'open' },
  ],
  ['M.Sc. in physics', { subject: 'science', percent: 65 }, { barc: 'closed', tifr: 'open' }],
])('%s', (_, more, wanted) => {
  expect(verdicts(more)).toMatchObject(wanted);
});

test('the sessions left for JRF are counted by category, and none after the limit', () => {
  // From June 2027 to June 2030, when he is 29 on 1 July; on 1 October he is over 30.
  const man = { gender: 'man', born: '2000-08' } as const;
  expect(of('csir-net', man)?.notes[0]).toBe(
    'JRF up to 30 years of age in your category: 7 sessions left.',
  );
  expect(of('csir-net', { ...man, gender: 'woman' })?.notes[0]).toContain('35 years of age');
  const older = { gender: 'man', born: '1990-01' } as const;
  expect(of('csir-net', older)?.notes[0]).toBe(
    'At the next session you are over 30, the age limit for JRF in your category.',
  );
  expect(of('csir-net', older)?.targets.map(({ name }) => name)).not.toContainEqual(
    expect.stringMatching(/^JRF/),
  );
});

test('what the category needed last is named with its session', () => {
  expect(of('csir-net', { category: 'sc' })?.targets[0]).toEqual({
    name: 'JRF, Dec 2022 / June 2023',
    marks: 74.5,
    outOf: 200,
  });
  expect(of('csir-net', { category: 'sc' })?.targets[1]?.name).toBe(
    'Assistant professor, June 2019',
  );
  expect(of('gate', { category: 'obc' })?.targets).toEqual([
    { name: 'Qualifying mark, GATE 2025', marks: 22.5, outOf: 100 },
  ]);
  expect(of('iit-jam', { hasDisability: true })?.targets[0]?.marks).toBe(12.91);
});

const ids = <Choices extends object>(choices: Choices) =>
  fc.constantFrom(...(Object.keys(choices) as (keyof Choices)[]));
const { degree, subject, stage, category, gender } = eligibilityWords;

const candidate: fc.Arbitrary<Candidate> = fc.record({
  degree: ids(degree),
  subject: ids(subject),
  stage: ids(stage),
  percent: fc.integer({ min: 33, max: 100 }),
  born: fc
    .tuple(fc.integer({ min: 1970, max: 2010 }), fc.integer({ min: 1, max: 12 }))
    .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`),
  category: ids(category),
  gender: ids(gender),
  hasDisability: fc.boolean(),
});

const rank = { closed: 0, later: 1, open: 2 };

test('more marks never close an exam, and a reserved category never loses by it', () => {
  fc.assert(
    fc.property(candidate, fc.integer({ min: 0, max: 40 }), (one, more) => {
      const percent = Math.min(100, one.percent + more);
      const better = eligibilityOf({ ...one, percent }, day);
      const general = eligibilityOf({ ...one, category: 'general' }, day);
      for (const [index, { verdict, reason }] of eligibilityOf(one, day).entries()) {
        expect(reason).toMatch(/\.$/);
        expect(rank[better[index]?.verdict ?? 'closed']).toBeGreaterThanOrEqual(rank[verdict]);
        expect(rank[verdict]).toBeGreaterThanOrEqual(rank[general[index]?.verdict ?? 'open']);
      }
    }),
  );
});

const numbersIn = (text: string) => (text.match(/\d+(\.\d+)?/g) ?? []).toSorted();

test('in Hindi the verdicts, the pages and every number are those in English', () => {
  fc.assert(
    fc.property(candidate, (one) => {
      const english = eligibilityOf(one, day);
      for (const [index, hindi] of eligibilityOf(one, day, eligibilityInHindi).entries()) {
        const { reason = '', notes = [], targets = [], ...rest } = english[index] ?? {};
        expect(hindi).toMatchObject(rest);
        expect([hindi.reason, ...hindi.notes].join(' ')).toMatch(/[\u0900-\u097F]/);
        expect(numbersIn([hindi.reason, ...hindi.notes].join(' '))).toEqual(
          numbersIn([reason, ...notes].join(' ')),
        );
        expect(hindi.targets.map(({ marks }) => marks)).toEqual(targets.map(({ marks }) => marks));
      }
    }),
  );
});

const typed = {
  degree: 'masters',
  subject: 'chemistry',
  stage: 'completed',
  percent: ' 58.5% ',
  month: '03',
  year: '2002',
  category: 'general',
  gender: 'woman',
};

test('the form is read as typed, and each field that is wrong is named', () => {
  expect(readCandidate(typed, 2026)).toEqual({ candidate: { ...asha, percent: 58.5 } });
  expect(readCandidate({ ...typed, disability: 'yes' }, 2026)).toMatchObject({
    candidate: { hasDisability: true },
  });
  expect(readCandidate({}, 2026)).toEqual({
    faults: {
      degree: 'Choose one',
      subject: 'Choose one',
      stage: 'Choose one',
      category: 'Choose one',
      gender: 'Choose one',
      month: 'Choose one',
      percent: 'Enter a number from 33 to 100',
      year: 'Enter a year from 1956 to 2012',
    },
  });
  const odd = { ...typed, percent: ['101', '50'], year: '2001.5', degree: '<b>' };
  expect(Object.keys((readCandidate(odd, 2026) as { faults: object }).faults).sort()).toEqual([
    'degree',
    'percent',
    'year',
  ]);
});
