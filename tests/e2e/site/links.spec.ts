import { everyChoice } from '@/content/catalogue/plan-choice';
import { exams } from '@/content/catalogue/exams/exams';
import { routes } from '@/content/pages/routes';
import { expect, test } from '../../support/browser/served-page';

/** The pages most visitors look for, each linked from at least eight others. */
const wellLinked = /^\/(fees|cuet-pg|(testseries|offlinecourses)\/.+)$/;

test('every link of every page leads somewhere, no page is left out, and All Courses marks the page itself', async ({
  served,
  baseURL,
}) => {
  /** The pages that link to each page that was reached. */
  const linkedFrom = new Map<string, Set<string>>([['/', new Set()]]);
  const actions = new Set<string>();
  const plans = new Set<string>();
  for (const [path] of linkedFrom) {
    const read = await served(path);
    expect.soft([path, read.status, read.headings.length]).toEqual([path, 200, 1]);
    for (const action of read.actions) actions.add(action);
    const { links, current } = read.courseList;
    expect.soft(current, path).toEqual(links.includes(path) ? [path] : []);
    for (const href of read.everyLink) {
      expect.soft(href, path).toMatch(/^(?!undefined|null|\[object)./);
      const { origin, pathname, searchParams, hash } = new URL(href, new URL(path, baseURL));
      // Calendar files are read in exam-calendar.spec.ts.
      if (origin !== baseURL || pathname.endsWith('.ics')) continue;
      const from = linkedFrom.get(pathname) ?? new Set();
      linkedFrom.set(pathname, pathname === path ? from : from.add(path));
      if (pathname === '/form' && searchParams.has('plan'))
        plans.add(String(searchParams.get('plan')));
      const id = decodeURIComponent(hash.slice(1));
      if (id && id !== 'top') expect.soft((await served(pathname)).ids, href).toContain(id);
    }
  }

  const reached = [...linkedFrom.keys()];
  const listed = routes.map(({ path }) => path);
  const indexed = routes.filter((route) => route.indexable).map(({ path }) => path);
  expect(reached.filter((path) => !listed.includes(path))).toEqual([]);
  expect(indexed.filter((path) => !reached.includes(path))).toEqual([]);
  const counted = indexed.map((path) => ({
    path,
    from: indexed.filter((one) => linkedFrom.get(path)?.has(one)),
  }));
  expect(counted.filter(({ path, from }) => wellLinked.test(path) && from.length < 8)).toEqual([]);
  for (const { id, facts } of exams) {
    for (const topic of Object.keys(facts?.topics ?? {})) {
      const from = [...(linkedFrom.get(`${facts?.path}/${topic}`) ?? [])];
      expect(from).toEqual(
        expect.arrayContaining([`/onlinecourses/${id}`, `/offlinecourses/${id}`]),
      );
    }
  }
  const offered = new Set(everyChoice.map(({ offering }) => offering.id));
  expect([...plans].filter((plan) => !offered.has(plan))).toEqual([]);

  // The marks planner has no action: it computes on the page and sends nothing.
  expect([...actions].sort()).toEqual([
    'get /eligibility/answer',
    'get /fees/answer',
    'get /hi/eligibility/answer',
    'post /api/student/discussing',
    'post /api/student/free-registration',
  ]);
  for (const without of ['/', '/videos', '/contact', '/about'])
    expect((await served(without)).courseList.links, without).toEqual([]);
  expect((await served('/offlinecourses/gate')).courseList.links[0]).toBe(
    '/offlinecourses/csir-net',
  );
});
