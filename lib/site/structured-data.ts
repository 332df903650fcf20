import type {
  AboutPage,
  Article,
  BreadcrumbList,
  ContactPage,
  Course as CourseData,
  CourseInstance,
  EducationalOrganization,
  Event,
  FAQPage,
  ItemList,
  Offer,
  Person,
  PostalAddress,
  Product,
  Question,
  Quiz,
  WebSite,
  WithContext,
} from 'schema-dts';
import type { Batch, Course, Faq } from '@/content/catalogue/course';
import { examDateKinds, lastDayOf, type ExamDate } from '@/content/catalogue/exam-calendar';
import { courseNameOf } from '@/content/catalogue/exams/exams';
import type { IsoDay } from '@/content/day';
import { institute, officeHours, postalAddress } from '@/content/facts/institute';
import { photoUrl } from '@/content/facts/person-photo';
import { teachers, type Teacher } from '@/content/facts/teachers';
import type { PlanPage } from '@/content/catalogue/sales-pages';
import type { Plan } from '@/content/catalogue/plan';
import { logo, shareImageOf } from '@/content/pages/share-images';
import type { Weekday } from '@/content/facts/site-facts';
import type { StudyMaterial } from '@/content/catalogue/study-material';
import { optionLetters, type PracticeQuestion } from '@/content/practice/practice-question';
import { env } from '@/lib/platform/env';
import { fullTrail, type Crumb } from './seo';

/** Short form. Its `@id` refers to the full description on Home. */
const organizationReference = {
  '@type': 'EducationalOrganization',
  '@id': absoluteUrl('/#organization'),
  name: institute.name,
  url: absoluteUrl('/'),
} as const satisfies EducationalOrganization;

const { street, area, city, pin } = postalAddress;

const address: PostalAddress = {
  '@type': 'PostalAddress',
  streetAddress: [street, area].filter(Boolean).join(', '),
  addressLocality: city,
  ...(pin && { postalCode: pin }),
  addressCountry: 'IN',
};

/** Place of the classes. */
const place = { '@type': 'Place', name: institute.name, address } as const;

/** Schema.org description of the institute for Home: what its header, text and footer show. */
export function organization(): WithContext<EducationalOrganization> {
  const elsewhere = institute.social.flatMap(({ href }) => href ?? []);
  return {
    '@context': 'https://schema.org',
    ...organizationReference,
    ...(institute.formerName && { alternateName: institute.formerName }),
    description: institute.description,
    logo: absoluteUrl(logo.file),
    telephone: institute.phones[0].printed,
    address,
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
  };
}

/** Schema.org name of the site, for Home. */
export function webSite(): WithContext<WebSite> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': absoluteUrl('/#website'),
    name: institute.name,
    url: absoluteUrl('/'),
    inLanguage: 'en-IN',
    publisher: { '@id': organizationReference['@id'] },
  };
}

/**
 * Schema.org list of the course pages that a page links to, with the names and order shown on it.
 */
export function itemList(
  items: readonly { readonly name: string; readonly path: string }[],
): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: absoluteUrl(path),
    })),
  };
}

/** Schema.org FAQ of a page. The same questions and answers must be visible on it. */
export function faqPage(faqs: readonly Readonly<Faq>[]): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** Visible facts about a course. Structured data may only contain what is visible. */
type ShownCourse = {
  page: PlanPage;
  name: string;
  description: string;
  batches: readonly Batch[];
};

/**
 * Schema.org description of a course and its plans, as its own page shows them; pass `shown` for
 * another page with the same cards.
 */
export function courseData(
  course: Course,
  shown: ShownCourse = {
    page: course.path,
    name: course.heading,
    description: course.lede,
    batches: course.batches,
  },
): WithContext<CourseData> {
  const offers = course.tabs.flatMap(({ plans }) => plans).map((plan) => offer(plan, shown.page));
  const classroom = course.classroom !== undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    '@id': absoluteUrl(`${shown.page}#course`),
    name: shown.name,
    description: shown.description,
    url: absoluteUrl(shown.page),
    provider: organizationReference,
    ...(offers.length > 0 && { offers }),
    ...(shown.batches.length > 0 && {
      hasCourseInstance: shown.batches.map((batch) => instance(batch, classroom)),
    }),
  };
}

/**
 * A plan card: the price to pay, in rupees as a plain number. The struck-out price is not an offer.
 */
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

/** Schema.org description of the booklet sets of a page, with the prices of its table in rupees. */
export function bookletProducts({
  path,
  exam,
  kinds,
  rows,
}: StudyMaterial): readonly WithContext<Product>[] {
  return rows.map(({ id, name, price }, index) => ({
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': absoluteUrl(`${path}#${id}`),
    name: `${courseNameOf(exam)} study material: ${name}`,
    ...(kinds[index] && { description: kinds[index].detail }),
    image: absoluteUrl(shareImageOf(path).file),
    brand: { '@type': 'Brand', name: institute.name },
    offers: {
      '@type': 'Offer',
      price: price / 100,
      priceCurrency: 'INR',
      url: absoluteUrl(`${path}#prices`),
      seller: organizationReference,
    },
  }));
}

/** A batch. Its hours are ranges, which an ISO duration cannot express, so they stay as text. */
function instance({ name, hours }: Batch, classroom: boolean): CourseInstance {
  return {
    '@type': 'CourseInstance',
    name,
    courseMode: classroom ? 'Onsite' : 'Online',
    ...(/\d/.test(hours) && { courseWorkload: hours }),
    ...(classroom && { location: place }),
  };
}

const week: readonly Weekday[] = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
];

/** The days of a range, which may pass the end of a week. */
function weekdaysBetween(from: Weekday, to: Weekday): Weekday[] {
  const first = week.indexOf(from);
  const length = ((week.indexOf(to) - first + week.length) % week.length) + 1;
  return Array.from({ length }, (_, day) => week[(first + day) % week.length] ?? from);
}

/** Schema.org description of the contact page: the phone numbers and addresses shown on it. */
export function contactPage(): WithContext<ContactPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ContactPage',
    url: absoluteUrl('/contact'),
    mainEntity: {
      ...organizationReference,
      telephone: institute.phones.map(({ printed }) => printed),
      email: institute.email,
      address,
      ...(officeHours.length > 0 && {
        openingHoursSpecification: officeHours.map(({ from, to, opens, closes }) => ({
          '@type': 'OpeningHoursSpecification' as const,
          dayOfWeek: weekdaysBetween(from, to),
          opens,
          closes,
        })),
      }),
    },
  };
}

/** Schema.org breadcrumb of a page; `trail` as in `fullTrail`. */
export function breadcrumbList(trail: readonly Crumb[]): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: fullTrail(trail).map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}

/** Schema.org description of the page about the institute. */
export function aboutPage(): WithContext<AboutPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'AboutPage',
    url: absoluteUrl('/about'),
    mainEntity: {
      ...organizationReference,
      ...(teachers.length > 0 && { employee: teachers.map(teacherData) }),
    },
  };
}

/** Schema.org description of a teacher, as the page names them. */
function teacherData({ name, subject, qualification, photo }: Teacher): Person {
  return {
    '@type': 'Person',
    name,
    jobTitle: 'Teacher',
    knowsAbout: subject,
    hasCredential: { '@type': 'EducationalOccupationalCredential', name: qualification },
    worksFor: { '@id': organizationReference['@id'] },
    ...(photo && { image: absoluteUrl(photoUrl(photo, 'large')) }),
  };
}

/** Values of an exam's facts page for its structured data, as the page shows them. */
type ShownArticle = { path: string; headline: string; description: string; day: IsoDay };

/** Schema.org description of a page of facts; `day` is the day on which they were checked. */
export function article({ path, headline, description, day }: ShownArticle): WithContext<Article> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline,
    description,
    url: absoluteUrl(path),
    image: absoluteUrl(shareImageOf(path).file),
    dateModified: day,
    inLanguage: 'en-IN',
    author: organizationReference,
    publisher: organizationReference,
  };
}

/** Schema.org description of the days of an exam that are to come, as the calendar shows them. */
export function examEvent(date: ExamDate): WithContext<Event> {
  const { exam, session, firstDay, link } = date;
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: `${session}, ${examDateKinds[date.kind]}`,
    startDate: firstDay,
    endDate: lastDayOf(date),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: 'Exam centres in India',
      address: { '@type': 'PostalAddress', addressCountry: 'IN' },
    },
    sameAs: link,
    url: absoluteUrl(`/exam-calendar#${exam}`),
  };
}

type ShownQuiz = { path: string; name: string; questions: readonly PracticeQuestion[] };

/** Schema.org description of questions, by their titles, with their right answers; formulas stay in TeX. */
export function quiz({ path, name, questions }: ShownQuiz): WithContext<Quiz> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Quiz',
    name,
    url: absoluteUrl(path),
    inLanguage: 'en-IN',
    educationalLevel: 'postgraduate entrance examination',
    about: { '@type': 'Thing', name: 'Chemistry' },
    provider: organizationReference,
    hasPart: questions.map((question) => ({
      '@type': 'Question',
      name: question.title,
      url: absoluteUrl(`${path}#${question.slug}`),
      ...quizAnswers(question),
    })),
  };
}

function quizAnswers({ answer }: PracticeQuestion): Partial<Question> {
  if (answer.type === 'NAT') {
    const text = answer.from === answer.to ? `${answer.from}` : `${answer.from} to ${answer.to}`;
    return { acceptedAnswer: { '@type': 'Answer', text } };
  }
  const right = optionLetters.flatMap((letter, index) =>
    [...answer.right].includes(letter) ? [answer.options[index] ?? ''] : [],
  );
  return {
    eduQuestionType: answer.type === 'MCQ' ? 'Multiple choice' : 'Checkbox',
    acceptedAnswer: right.map((text) => ({ '@type': 'Answer', text })),
  };
}

/** The absolute URL of a path, as search engines require. */
/** The full address of a path of the site. */
export function absoluteUrl(path: string): string {
  return env.SITE_URL + path;
}
