import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { JsonLd } from '@/components/site/json-ld';
import { courses, studyMaterials } from '@/content/catalogue/exams/pages';
import type { Plan } from '@/content/catalogue/plan';
import {
  bookletProducts,
  breadcrumbList,
  courseData,
  faqPage,
  itemList,
} from '@/lib/site/structured-data';
import { urlSegment } from '../../support/calls/any-character';

type Offers = { offers?: { price: number; name: string }[] };
const offersOf = (data: ReturnType<typeof courseData>) => (data as Offers).offers ?? [];
type Elements = { itemListElement: { position: number; item?: string; url?: string }[] };
const elementsOf = (data: object) => (data as Elements).itemListElement;
const plansOf = (course: (typeof courses)[number]) => course.tabs.flatMap(({ plans }) => plans);

test.each(courses.map((course) => [course.path, course] as const))(
  '%s: one offer for each card, at its price in rupees',
  (_path, course) => {
    const offers = offersOf(courseData(course));
    expect(offers.map(({ price }) => price)).toEqual(
      plansOf(course).map(({ price }) => price / 100),
    );
    expect(offers.map(({ name }) => name)).toEqual(plansOf(course).map(({ title }) => title));
  },
);

test('a course whose fee is given by phone has no offers at all', () => {
  const byPhone = courses.filter((course) => course.classroom?.feeByPhone);
  expect(byPhone.map(({ path }) => path)).toEqual(['/offlinecourses/csir-net']);
  for (const course of byPhone) expect(courseData(course)).not.toHaveProperty('offers');
});

test('a struck-out price is never offered, and what is offered may have paise', () => {
  const [course] = courses;
  if (!course) throw new Error('There is no course.');
  const [plan] = plansOf(course);
  const priced = fc.record({ price: fc.integer({ min: 1 }), struckPrice: fc.integer({ min: 1 }) });
  fc.assert(
    fc.property(fc.array(priced), (prices) => {
      const plans = prices.map((price) => ({ ...plan, ...price }) as Plan);
      const tabs = [{ id: '1-year' as const, label: '1 Year Plan', plans }];
      const offered = offersOf(courseData({ ...course, tabs })).map(({ price }) => price * 100);
      expect(offered.map(Math.round)).toEqual(prices.map(({ price }) => price));
    }),
  );
});

test('hours are given where known, and only the classroom has a place', () => {
  for (const course of courses) {
    const { hasCourseInstance: batches } = courseData(course) as {
      hasCourseInstance?: { courseWorkload?: string; courseMode: string; location?: object }[];
    };
    expect(batches).toHaveLength(course.batches.length);
    batches?.forEach(({ courseWorkload, courseMode, location }, index) => {
      const { hours } = course.batches[index] ?? { hours: '' };
      expect(courseWorkload).toBe(/\d/.test(hours) ? hours : undefined);
      expect(courseMode).toBe(course.classroom ? 'Onsite' : 'Online');
      expect(location !== undefined).toBe(course.classroom !== undefined);
    });
  }
});

test('the same cards on another page are a course of that page', () => {
  const [course] = courses;
  if (!course) throw new Error('There is no course.');
  const shown = { page: '/csir-net-jrf' as const, name: 'Exam', description: '', batches: [] };
  const id = (data: object) => (data as { '@id': string })['@id'];
  expect(id(courseData(course))).toMatch(/\/onlinecourses\/csir-net#course$/);
  expect(id(courseData(course, shown))).toMatch(/\/csir-net-jrf#course$/);
});

test.each(Object.values(studyMaterials))(
  '$path: one product for each row of prices',
  (material) => {
    const prices = bookletProducts(material).map(
      ({ offers }) => (offers as unknown as { price: number }).price,
    );
    expect(prices).toEqual(material.rows.map(({ price }) => price / 100));
  },
);

test('breadcrumb and list count from one, with full addresses', () => {
  const paths = fc.array(urlSegment).map((parts) => `/${parts.join('/')}`);
  const names = fc.array(fc.record({ name: fc.string(), path: paths }), { minLength: 1 });
  fc.assert(
    fc.property(names, (items) => {
      const steps = elementsOf(breadcrumbList(items));
      const listed = elementsOf(itemList(items));
      expect(steps.map(({ position }) => position)).toEqual([...steps.keys()].map((at) => at + 1));
      expect(listed.map(({ position }) => position)).toEqual(
        [...listed.keys()].map((at) => at + 1),
      );
      expect(steps).toHaveLength(items.length + 1);
      for (const address of [...steps.map((step) => step.item), ...listed.map((one) => one.url)]) {
        expect(address).toMatch(/^https?:\/\//);
      }
    }),
  );
});

test('no text can end the script element, and every text comes back as it was', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('</script>', '<!--', '\u2028', '&lt;'));
  fc.assert(
    fc.property(text, text, (question, answer) => {
      const data = faqPage([{ question, answer }]);
      const html = renderToStaticMarkup(createElement(JsonLd, { data }));
      const [, json = ''] =
        /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html) ?? [];
      expect(json).not.toContain('<');
      expect(JSON.parse(json)).toEqual(data);
    }),
  );
});
