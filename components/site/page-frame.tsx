import { Fragment, type ComponentType, type ReactNode } from 'react';
import { fullTrail, type Crumb } from '@/lib/site/seo';
import { breadcrumbList } from '@/lib/site/structured-data';
import { WithCourseList } from './course-list';
import { Footer } from './footer';
import { Header } from './header';
import { JsonLd } from './json-ld';
import { OutboxStatus } from './outbox-status';

type PageFrameProps = {
  /** The page's own path; its first segment decides the active navigation item. */
  path: string;
  /** The way here after Home, this page last. Prints the breadcrumb and its structured data. */
  trail?: readonly Crumb[];
  /** Puts the course list beside all of `children`. Pages with full-width bands leave it out and
   *  wrap only their first part in `WithCourseList`. */
  courseList?: boolean;
  /** On a page that React runs on: `Still`, which keeps header and footer out of its hands. */
  still?: ComponentType<{ children: ReactNode }>;
  children: ReactNode;
};

/** Everything around a page's content. */
export function PageFrame({ path, trail, courseList = false, still, children }: PageFrameProps) {
  const Part = still ?? Fragment;
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to the page
      </a>
      <Part>
        <Header path={path} />
      </Part>
      <OutboxStatus />
      <main id="main" tabIndex={-1}>
        {trail && <Breadcrumb trail={trail} />}
        {courseList ? <WithCourseList path={path}>{children}</WithCourseList> : children}
      </main>
      <Part>
        <Footer />
      </Part>
    </>
  );
}

/** The way from Home to this page, on the page and as structured data. */
function Breadcrumb({ trail }: { trail: readonly Crumb[] }) {
  const crumbs = fullTrail(trail);
  return (
    <nav aria-label="Breadcrumb" className="breadcrumb wrap">
      <ol>
        {crumbs.map(({ name, path }, index) => (
          <li key={path}>
            {index < crumbs.length - 1 ? (
              <a href={path}>{name}</a>
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
