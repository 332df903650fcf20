import { checkedOn, distinctSources, factsOf, hasOneSource } from '@/content/catalogue/exam-facts';
import { sessionOrder } from '@/content/catalogue/exam-calendar';
import { cutOffTables } from '@/content/catalogue/exams/cut-offs';
import { exams } from '@/content/catalogue/exams/exams';
import { examFacts, factsPages } from '@/content/catalogue/exams/facts';
import { routes } from '@/content/pages/routes';
import { today } from '@/lib/site/days';

const pages = factsPages.map((one) => [one.path, one] as const);

/** Sites of other coaching institutes. */
const coaching =
  /pw\.live|vedprep|adda247|byju|unacademy|ifasonline|madchem|chemistryabc|abcchemistry|rasayanika|dynamicchemistry|chiralacademy|careerpower|testbook|eduncle|gatemocks|practicemock/;

/* Typed out once more on purpose: a slip in content/catalogue/exams must not pass. */
test.each([
  ['csir-net', [6, 12, 14, 13, 5]],
  ['gate', [6, 8, 7]],
  ['iit-jam', [7, 10, 5, 8]],
] as const)('the syllabus of %s has %j units', (exam, units) => {
  const parts = examFacts[exam].pages.syllabus?.syllabus ?? [];
  expect(parts.map((part) => part.units.length)).toEqual(units);
  const names = parts.flatMap((part) => part.units.map(({ name }) => `${part.name}: ${name}`));
  expect(new Set(names).size).toBe(names.length);
});

test('every exam has the pages of facts that are listed for it, and these only', () => {
  const listed = exams.flatMap(({ facts }) =>
    facts
      ? [
          ...(facts.overview ? [facts.path] : []),
          ...Object.keys(facts.topics).map((topic) => `${facts.path}/${topic}`),
        ]
      : [],
  );
  expect(pages.map(([path]) => path).sort()).toEqual(listed.sort());
});

describe.each(pages)('%s', (_, { exam, page }) => {
  const facts = factsOf(page);
  const sources = distinctSources(facts);

  test('has a source for every fact, read on a day that has been', () => {
    expect(facts.length).toBeGreaterThan(10);
    for (const fact of facts) expect(fact.sources.length).toBeGreaterThan(0);
    for (const { read } of sources) expect(read).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(checkedOn(sources) <= today()).toBe(true);
  });

  test('links by https only, and to no other coaching institute', () => {
    for (const link of [...sources.map(({ url }) => url), ...exam.official.map((one) => one.href)])
      if (link) expect(new URL(link).protocol).toBe('https:');
    expect(JSON.stringify(sources.map(({ url }) => url))).not.toMatch(coaching);
  });

  test('has a cell for each column of its tables', () => {
    for (const { heading, columns, rows } of page.tables) {
      for (const { cells } of rows)
        expect([heading, cells]).toHaveProperty('1.length', columns.length - 1);
      expect(new Set(rows.map((row) => row.heading)).size).toBe(rows.length);
    }
  });

  test('says of which year each amount is, so that none becomes false', () => {
    for (const { heading, intro = '', columns, rows } of page.tables) {
      if (intro.includes('₹')) expect(intro).toMatch(/20\d\d/);
      for (const row of rows) {
        const all = [heading, intro, ...columns, row.heading, ...row.cells].join(' ');
        if (all.includes('₹')) expect(all).toMatch(/20\d\d/);
      }
    }
  });

  test('promises nothing and prints no guess', () => {
    expect(JSON.stringify(page)).not.toMatch(
      /expected cut|tentative|guarantee|likely|approximately/i,
    );
  });

  test('has a title and a description as long as search results show', () => {
    expect(`${page.meta.title} | Orbital`.length).toBeGreaterThanOrEqual(30);
    expect(`${page.meta.title} | Orbital`.length).toBeLessThanOrEqual(65);
    expect(page.meta.description.length).toBeLessThanOrEqual(160);
  });

  test('leads to pages that exist', () => {
    const paths = routes.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining([...exam.next]));
  });
});

test('a fact from one publisher is asked about unless a source is the official document', () => {
  const source = { title: 'Cut-off', publisher: 'A newspaper', read: '2026-11-22' };
  expect(hasOneSource({ sources: [source] })).toBe(true);
  expect(hasOneSource({ sources: [{ ...source, official: true }] })).toBe(false);
  expect(hasOneSource({ sources: [source, { ...source, publisher: 'Another' }] })).toBe(false);
  expect(hasOneSource({ sources: [source, { ...source, title: 'Its next report' }] })).toBe(true);
});

test.each([
  ['gate', 2 / 3],
  ['iit-jam', 1 / 2],
] as const)('in %s the reserved categories qualify with 90%% and with their part', (id, part) => {
  const [qualifying] = examFacts[id].pages['cut-off']?.tables ?? [];
  expect(qualifying?.rows.length).toBeGreaterThan(1);
  for (const { cells } of qualifying?.rows ?? []) {
    const [general = 0, obc = 0, reserved = 0] = cells.map(Number);
    expect(Math.abs(obc - general * 0.9)).toBeLessThan(0.1);
    expect(Math.abs(reserved - general * part)).toBeLessThan(0.15);
  }
});

test('a lectureship cut-off is 90% of that for JRF and not below the minimum', () => {
  const [jrf, lectureship] = examFacts['csir-net'].pages['cut-off']?.tables ?? [];
  const benchmarks = [33, 33, 33, 25, 25, 25];
  expect(lectureship?.rows.length).toBeGreaterThan(4);
  for (const { heading, cells } of lectureship?.rows ?? []) {
    const awarded = jrf?.rows.find((row) => row.heading === heading)?.cells ?? [];
    for (const [index, cell] of cells.entries()) {
      if (cell === '–') continue;
      const due = Math.max(Number(awarded[index]) * 0.9, benchmarks[index] ?? 0);
      expect(Math.abs(Number(cell) - due)).toBeLessThan(0.011);
    }
  }
});

test('each table that the office adds cut-offs to is there, with its sessions from the newest to the oldest', () => {
  const tables = factsPages.flatMap(({ page }) => page.tables);
  for (const name of Object.keys(cutOffTables)) {
    const [table, ...others] = tables.filter(({ cutOffs }) => cutOffs === name);
    expect([name, others]).toEqual([name, []]);
    const order = table?.rows.map((row) => sessionOrder(row.heading)) ?? [];
    expect(order.length).toBeGreaterThan(1);
    expect(order).toEqual([...new Set(order)].sort((one, other) => other - one));
  }
});
