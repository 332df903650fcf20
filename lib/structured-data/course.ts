import type { Course as CourseData, CourseInstance, Offer, WithContext } from 'schema-dts';
import type { Batch, Course } from '@/content/course';
import type { PlanPage } from '@/content/payment-links';
import type { Plan } from '@/content/plan';
import { absoluteUrl } from './absolute-url';
import { organizationReference, place } from './organization';

/** What a page says about a course. Only what is seen on that page may be passed. */
export type ShownCourse = {
  page: PlanPage;
  name: string;
  description: string;
  batches: readonly Batch[];
};

/**
 * Schema.org description of a course and its plans, as its own page shows them; `shown` is for
 * another page with the same cards.
 */
export function courseData(
  course: Course,
  shown: ShownCourse = {
    page: course.path,
    name: course.breadcrumb,
    description: course.lede,
    batches: course.batches,
  },
): WithContext<CourseData> {
  const offers = course.tabs.flatMap(({ plans }) => plans).map((plan) => offer(plan, shown.page));
  const classroom = course.classroom !== undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    '@id': absoluteUrl(`${course.path}#course`),
    name: shown.name,
    description: shown.description,
    url: absoluteUrl(course.path),
    provider: organizationReference,
    ...(offers.length > 0 && { offers }),
    ...(shown.batches.length > 0 && {
      hasCourseInstance: shown.batches.map((batch) => instance(batch, classroom)),
    }),
  };
}

/** A plan card: the price to pay, in rupees as a plain number. The struck-out price is no offer. */
function offer({ id, title, price }: Plan, page: PlanPage): Offer {
  return {
    '@type': 'Offer',
    name: title,
    category: 'Paid',
    price: price / 100,
    priceCurrency: 'INR',
    url: absoluteUrl(`${page}#${id}`),
  };
}

/** A batch. Its hours are ranges, which an ISO duration cannot say, so they stay in words. */
function instance({ name, hours }: Batch, classroom: boolean): CourseInstance {
  return {
    '@type': 'CourseInstance',
    name,
    courseMode: classroom ? 'Onsite' : 'Online',
    ...(/\d/.test(hours) && { courseWorkload: hours }),
    ...(classroom && { location: place }),
  };
}
