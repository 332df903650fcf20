import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Wrap } from '@/components/ui/section';
import { institute } from '@/content/facts/institute';
import { courseListGroups } from '@/content/pages/navigation';
import { fullTrail, type Crumb } from '@/lib/site/seo';
import { breadcrumbList } from '@/lib/site/structured-data';
import { Footer } from './footer';
import { Header } from './header';
import { JsonLd } from './json-ld';

type PageFrameProps = {
  /** Path of the page; its first segment decides the active navigation item. */
  path: string;
  /** Path from Home, with this page last. Renders the breadcrumb and its structured data. */
  trail?: readonly Crumb[];
  /**
   * Puts the course list beside all of `children`. Pages with full-width bands omit it and wrap
   * only their first part in `WithCourseList`.
   */
  courseList?: boolean;
  children: ReactNode;
};

/** Header, footer and breadcrumb around a page's content. */
export function PageFrame({ path, trail, courseList = false, children }: PageFrameProps) {
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <Header path={path} />
      <OutboxStatus />
      <main id="main" tabIndex={-1}>
        {trail && <Breadcrumb trail={trail} />}
        {courseList ? <WithCourseList path={path}>{children}</WithCourseList> : children}
      </main>
      <Footer />
    </>
  );
}

/** Breadcrumb and its structured data. */
function Breadcrumb({ trail }: { trail: readonly Crumb[] }) {
  const crumbs = fullTrail(trail);
  return (
    <nav aria-label="Breadcrumb" className="breadcrumb wrap">
      <ol>
        {crumbs.map(({ name, path }, index) => (
          <li key={path}>
            {index < crumbs.length - 1 ? (
              <a href={path} className="tap-target">
                {name}
              </a>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
      <JsonLd data={breadcrumbList(trail)} />
    </nav>
  );
}

/** State of a form saved while offline; the site script shows one of the sentences. */
function OutboxStatus() {
  return (
    <div id="outbox-status" role="status" data-state="" suppressHydrationWarning>
      <p data-when="sent">What you filled in earlier has been sent.</p>
      <p data-when="refused">
        We could not send what you filled in earlier. Please call us on{' '}
        <a href={institute.phones[0].href} className="whitespace-nowrap">
          {institute.phones[0].printed}
        </a>
        .
      </p>
    </div>
  );
}

/** Course list: a column beside `children` from 1020 px, "All Courses" above them below that. */
export function WithCourseList({ path, children }: { path: string; children: ReactNode }) {
  return (
    <Wrap className="grid grid-cols-1 gap-5 pt-1 pb-13 lg:grid-cols-[232px_minmax(0,1fr)] lg:gap-11 lg:pt-2 lg:pb-14 print:block print:py-0">
      <CourseList path={path} />
      <div className="min-w-0">{children}</div>
    </Wrap>
  );
}

function CourseList({ path }: { path: string }) {
  return (
    <nav aria-label="All Courses" className="course-list">
      <details data-course-list className="card" suppressHydrationWarning>
        <summary>
          All Courses
          <Icon name="chevron-down" className="turns size-5.5 text-brand" />
        </summary>
        {courseListGroups(path).map(({ title, links }) => (
          <div key={title} className="pb-1.5">
            <p className="course-list-title">{title}</p>
            <ul aria-label={title}>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <a href={href} aria-current={href === path ? 'page' : undefined}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </details>
    </nav>
  );
}
