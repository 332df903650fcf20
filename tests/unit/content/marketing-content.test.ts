import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import fc from 'fast-check';
import { badgesOf } from '@/content/catalogue/exam-badges';
import type { ExamPage } from '@/content/catalogue/exam-page';
import { attemptMarks } from '@/content/catalogue/exams/attempt-marks';
import { csirNetPage } from '@/content/catalogue/exams/csir-net/paper';
import { csirNetOnline } from '@/content/catalogue/exams/csir-net/courses';
import { gatePage } from '@/content/catalogue/exams/gate/paper';
import { iitJamPage } from '@/content/catalogue/exams/iit-jam/paper';
import { patterns } from '@/content/catalogue/exams/pages';
import { marks, type PaperPattern } from '@/content/catalogue/exams/pattern';
import { courseListGroups } from '@/content/pages/navigation';
import { enrollHref } from '@/content/catalogue/payment-links';
import { routes } from '@/content/pages/routes';

const pages: readonly ExamPage[] = [csirNetPage, iitJamPage, gatePage];
const cases = pages.map((page) => [page.path, page] as const);
const paths = new Set(routes.map(({ path }) => path));

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(texts);
}

const words = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
const sentences = (text: string) => text.split(/(?<=[.?!])\s+(?=[\p{Lu}\d])/u);
const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

/* The texts written for this page; the plan cards are the course page's. */
const ownTexts = ({ plans, path: _path, next: _next, ...page }: ExamPage) =>
  texts([page, plans?.intro]).filter((text) => !text.startsWith('/'));
const ownSentences = (page: ExamPage) => [...new Set(ownTexts(page).flatMap(sentences))];
const isSentence = (text: string) => /[.?!]$/.test(text) && words(text).length > 12;

/** Every sentence of the content outside the exam pages. */
async function sentencesElsewhere(): Promise<Set<string>> {
  const folder = join(process.cwd(), 'content');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const others = files.filter(
    (name) => name.endsWith('.ts') && !/\/(paper|preparation)|exams\/pages/.test(name),
  );
  const modules = await Promise.all(
    others.map((name) => import(`@/content/${relative(folder, join(folder, name)).slice(0, -3)}`)),
  );
  return new Set([...modules, patterns].flatMap(texts).flatMap(sentences));
}

describe('the cited figures', () => {
  test('are those of the specification, word for word', () => {
    expect(pages.map(({ cited: { figure, meaning } }) => `${figure} ${meaning}`)).toEqual([
      '0.5% success rate for JRF and assistant professor, of all candidates of the exam',
      '25-30 questions at 90% accuracy are a good attempt',
      '40-50 questions are good attempts in GATE CY',
    ]);
  });

  test('the experience is over 5 years on each page', () => {
    for (const { teaching } of pages) expect(teaching.experience).toMatch(/over 5 years of exp/);
  });

  test('the hours are those of the specification', () => {
    const hours = (page: ExamPage) => page.teaching.batches.map((batch) => batch.hours);
    const lengths = (page: ExamPage) => page.teaching.batches.map((batch) => batch.length);
    expect(hours(csirNetPage)).toContain('4 to 6 hours daily, six days a week');
    expect(lengths(csirNetPage)).toContain('About five months');
    for (const page of pages)
      expect(hours(page)).toContain('6 to 8 hours on weekends and holidays');
    expect(iitJamPage.teaching.batches.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['1-year programme', '2-year programme']),
    );
  });
});

describe('the score of an attempt', () => {
  const inMarks = (exam: PaperPattern, right: number, wrong = 0) => {
    const { from, to } = attemptMarks(exam, right, wrong);
    return [from, to].map((sixths) => sixths / marks(1));
  };

  test('is worked out from the pattern', () => {
    const jam = patterns['iit-jam'];
    expect(inMarks(jam, 27, 3)).toEqual([32, 54]);
    expect(inMarks(jam, 23, 2)).toEqual([26 - 4 / 3, 46].map((value) => expect.closeTo(value)));
    expect(inMarks(jam, 22, 3)).toEqual([22, 44]);
    expect(inMarks(jam, 60)).toEqual([100, 100]);
    const cy = patterns.gate;
    expect(inMarks(cy, 40)).toEqual([50, 75]);
    expect(inMarks(cy, 50)).toEqual([70, 85]);
    expect(inMarks(cy, 65)).toEqual([100, 100]);
  });

  test('lies around every single way of making it', () => {
    const jam = patterns['iit-jam'];
    const kinds = jam.sections.flatMap((section) => ('kinds' in section ? section.kinds : []));
    const part = fc.tuple(fc.nat(10), fc.nat(10));
    fc.assert(
      fc.property(fc.tuple(part, part, part, part, part), (parts) => {
        let [right, wrong, sum] = [0, 0, 0];
        for (const [index, kind] of kinds.entries()) {
          const ticked = Math.min(parts[index]?.[0] ?? 0, kind.shown);
          const missed = Math.min(parts[index]?.[1] ?? 0, kind.shown - ticked);
          right += ticked;
          wrong += missed;
          sum += ticked * kind.marks - missed * kind.negative;
        }
        const { from, to } = attemptMarks(jam, right, wrong);
        expect(sum).toBeGreaterThanOrEqual(from - 1e-9);
        expect(sum).toBeLessThanOrEqual(to + 1e-9);
      }),
      { numRuns: 60 },
    );
  });

  test('refuses more answers than there are questions', () => {
    expect(() => attemptMarks(patterns['iit-jam'], 60, 1)).toThrow('fewer than 61');
  });
});

describe('the four badges', () => {
  test.each([
    [csirNetPage, 'csir-net', ['from ₹4,999', 'Delhi, fee on request', '58 tests', 'from ₹1,100']],
    [
      iitJamPage,
      'iit-jam',
      ['from ₹4,999', 'Delhi, from ₹25,000', '39 unitwise tests', 'from ₹250'],
    ],
    [gatePage, 'gate', ['from ₹1,999', 'Delhi, from ₹34,180', '39 unitwise tests', 'from ₹1,100']],
  ] as const)('$path: lead to the exam’s four pages, each with its fact', (page, id, facts) => {
    const badges = badgesOf(page.exam);
    expect(badges.map(({ href }) => href)).toEqual([
      `/onlinecourses/${id}`,
      `/offlinecourses/${id}`,
      `/testseries/${id}`,
      `/studymaterial/${id}`,
    ]);
    expect(badges.filter(({ href }) => !paths.has(href))).toEqual([]);
    expect(badges.map(({ fact }) => fact)).toEqual(facts);
  });
});

describe.each(cases)('%s', (path, page) => {
  test('answers at least eight different questions in at most five sentences each', () => {
    expect(page.faqs.length).toBeGreaterThanOrEqual(8);
    expect(repeated(page.faqs.map(({ question }) => question))).toEqual([]);
    for (const { question, answer } of page.faqs) {
      expect(question).toMatch(/\?$/);
      const count = sentences(answer).length;
      expect({ question, fits: count <= 5, count }).toMatchObject({ fits: true });
    }
  });

  test('has a title, a description and keywords that search engines take whole', () => {
    const { title, description, keywords } = page.meta;
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(keywords.length).toBeGreaterThanOrEqual(4);
    expect(repeated(keywords)).toEqual([]);
  });

  test('names everything a student gets, with links that lead somewhere', () => {
    const { items } = page.deliverables;
    const names = items.map(({ name }) => name.toLowerCase()).join('; ');
    for (const thing of ['recorded', 'live', 'handouts', 'books', 'tests', 'doubt resolution']) {
      expect(names).toContain(thing);
    }
    const links = [...items.map(({ link }) => link.href), ...page.next];
    expect(links.filter((href) => !paths.has(href))).toEqual([]);
    expect(links).not.toContain(path);
  });

  test('promises nothing', () => {
    const promise = /\bsav(e|es|ing)\b|\bbest\b|\bguarantee|\bhurry\b|\blimited\b|\bNo\. ?1\b/i;
    expect(texts(page).filter((text) => promise.test(text))).toEqual([]);
  });

  test('shares no sentence with any other page', async () => {
    const elsewhere = await sentencesElsewhere();
    const own = ownSentences(page).filter(isSentence);
    expect(own.filter((sentence) => elsewhere.has(sentence))).toEqual([]);
  });
});

test('the three pages share no sentence, question, heading, title or description', () => {
  expect(repeated(pages.flatMap(ownSentences).filter(isSentence))).toEqual([]);
  for (const of of [
    ({ heading }: ExamPage) => heading,
    ({ meta }: ExamPage) => meta.title,
    ({ meta }: ExamPage) => meta.description,
    ({ lede }: ExamPage) => lede,
  ]) {
    expect(repeated(pages.map(of))).toEqual([]);
  }
});

test('the second copy of the CSIR-NET cards has its own enrol links', () => {
  expect(csirNetPage.plans?.tabs).toBe(csirNetOnline.tabs);
  const cards = csirNetOnline.tabs.flatMap(({ plans }) => plans);
  expect(cards).toHaveLength(8);
  const links = cards.flatMap(({ id }) => [
    enrollHref(id, '/csir-net-jrf'),
    enrollHref(id, '/onlinecourses/csir-net'),
  ]);
  expect(repeated(links)).toEqual([]);
  expect([iitJamPage.plans, gatePage.plans]).toEqual([undefined, undefined]);
});

describe('the course list', () => {
  const hrefs = (path: string) =>
    courseListGroups(path).flatMap(({ links }) => links.map(({ href }) => href));

  test('marks exactly one link on a page about an exam, and never two anywhere', () => {
    for (const path of paths) {
      const own = hrefs(path).filter((href) => href === path).length;
      expect([path, own]).toEqual([path, Math.min(own, 1)]);
    }
    for (const { path } of pages)
      expect(hrefs(path).filter((href) => href === path)).toEqual([path]);
  });

  test('has the group of the exams on their pages only', () => {
    const groups = (path: string) => courseListGroups(path).map(({ title }) => title);
    const three = ['Courses List', 'Study Material', 'Test Series'];
    for (const path of paths) {
      const isExam = pages.some((page) => page.path === path);
      expect(groups(path)).toEqual(isExam ? ['Top Courses', ...three] : three);
    }
  });
});
