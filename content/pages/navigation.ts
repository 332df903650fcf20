import type { Family } from '@/content/catalogue/exams/exam';
import { courseNameOf, exams, examsIn } from '@/content/catalogue/exams/exams';
import { institute } from '@/content/facts/institute';
import { demoClassPage, hasDemoClasses } from './demo-class';

export type Link = { readonly label: string; readonly href: string; readonly external?: true };
export type NavigationItem = Link | { readonly label: string; readonly items: readonly Link[] };

/** The link to the external blog; empty when there is none. */
export function blogLinks(label: string, href = institute.blog): readonly Link[] {
  return href === null ? [] : [{ label, href, external: true }];
}

export const topBar = {
  popularCourses: { label: 'Popular Courses', href: '/onlinecourses' },
  helpDesk: { label: 'Help Desk', href: '/contact' },
  login: { label: 'Login', href: '/student-login' },
  account: { label: 'My Account', href: '/account' },
} as const satisfies Record<string, Link>;

export const newBatch = { label: 'NEW BATCH', href: '/new-batch' } as const satisfies Link;

const topCourses: readonly Link[] = exams
  .flatMap(({ examPage }) => (examPage ? [{ ...examPage.menu, href: examPage.path }] : []))
  .sort((one, other) => one.place - other.place)
  .map(({ label, href }) => ({ label, href }));

export const navigation: readonly NavigationItem[] = [
  { label: 'Home', href: '/' },
  {
    label: 'Courses',
    items: [
      { label: 'Online Courses', href: '/onlinecourses' },
      { label: 'Offline Courses', href: '/offlinecourses' },
    ],
  },
  { label: 'Test Series', href: '/testseries' },
  { label: 'Study Material', href: '/studymaterial' },
  {
    label: 'Top Courses',
    items: topCourses,
  },
  { label: 'Contact Us', href: '/contact' },
  { label: 'About Us', href: '/about' },
  { label: 'Admission Form', href: '/form' },
  ...blogLinks('Blog'),
];

const firstSegment = (path: string) => path.split('/')[1] ?? '';

const navigationHrefs = new Set<string>(
  [newBatch, ...navigation.flatMap((item) => ('items' in item ? item.items : [item]))].map(
    (link) => link.href,
  ),
);

/** The navigation href for a page, by the first segment of its path; Home by default. */
export function activeHref(path: string): string {
  const section = `/${firstSegment(path)}`;
  // An exam without an entry of its own counts as one of the courses.
  if (exams.some(({ examPage, facts }) => !examPage && facts?.path === section)) {
    return '/onlinecourses';
  }
  return navigationHrefs.has(section) ? section : '/';
}

/**
 * The groups of the left navigation. Offline course pages list offline courses; an exam page also has
 * Top Courses above the other groups.
 */
export function courseListGroups(path: string) {
  const courses = firstSegment(path) === 'offlinecourses' ? 'offlinecourses' : 'onlinecourses';
  const linksOf = (family: Family): Link[] =>
    examsIn(family).map((id) => ({ label: courseNameOf(id), href: `/${family}/${id}` }));
  return [
    ...(topCourses.some(({ href }) => href === path)
      ? [{ title: 'Top Courses', links: topCourses }]
      : []),
    { title: 'Courses List', links: linksOf(courses) },
    { title: 'Study Material', links: linksOf('studymaterial') },
    { title: 'Test Series', links: linksOf('testseries').slice(0, 1) },
  ];
}

export const footerGroups: readonly { readonly title: string; readonly links: readonly Link[] }[] =
  [
    {
      title: 'Courses',
      links: [
        ...exams.flatMap(({ id, footerLabel, examPage, facts }) =>
          footerLabel
            ? [{ label: footerLabel, href: (examPage ?? facts)?.path ?? `/onlinecourses/${id}` }]
            : [],
        ),
        { label: 'TEST SERIES', href: '/testseries' },
        { label: 'STUDY MATERIAL', href: '/studymaterial' },
      ],
    },
    {
      title: 'Useful Links',
      links: [
        { label: 'About us', href: '/about' },
        ...(hasDemoClasses ? [{ label: 'Demo Class', href: demoClassPage.path }] : []),
        ...blogLinks('Blog'),
        { label: 'Shipping Policy', href: '/shipping-policy' },
        { label: 'Terms & Condition', href: '/terms-condition' },
        { label: 'Privacy & Policy', href: '/privacy-policy' },
        { label: 'Refund Policy', href: '/refund-policy' },
      ],
    },
  ];
