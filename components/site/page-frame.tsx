import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Wrap } from '@/components/ui/section';
import { institute } from '@/content/facts/institute';
import { courseListGroups } from '@/content/pages/navigation';
import type { Language } from '@/content/hindi';
import { pathsByLanguage } from '@/content/pages/routes';
import { fullTrail, type Crumb } from '@/lib/site/seo';
import { breadcrumbList } from '@/lib/site/structured-data';
import { Footer } from './footer';
import { Header } from './header';
import { JsonLd } from './json-ld';

/** The language that is shown, and the address of the same page in the other one. */
export type Languages = { shown: Language; other: string };

type PageFrameProps = {
  /** Path of the page; its first segment decides the active navigation item. */
  path: string;
  /** Path from Home, with this page last. Renders the breadcrumb and its structured data. */
  trail?: readonly Crumb[];
  /** Puts the course list beside `children`, which begin with a `PageTop`. */
  courseList?: boolean;
  /** The language of the content; by default that of the path. */
  languages?: Languages | null;
  children: ReactNode;
};

/** Header, footer and breadcrumb around a page's content. */
export function PageFrame(props: PageFrameProps) {
  const { path, trail, courseList = false, languages = languagesOf(path), children } = props;
  const content =
    languages?.shown === 'hi' ? (
      <div lang="hi" className="in-hindi">
        {children}
      </div>
    ) : (
      children
    );
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <Header path={path} />
      <OutboxStatus />
      <main id="main" tabIndex={-1}>
        {trail && <Breadcrumb trail={trail} languages={languages} />}
        {courseList ? <BesideCourseList path={path}>{content}</BesideCourseList> : content}
      </main>
      <Footer />
    </>
  );
}

/** Of a page that is in Hindi as well; null for one in English alone. */
function languagesOf(path: string): Languages | null {
  const paths = pathsByLanguage(path);
  if (!paths) return null;
  return path === paths.hi ? { shown: 'hi', other: paths.en } : { shown: 'en', other: paths.hi };
}

function OtherLanguage({ shown, other }: Languages) {
  const [lang, name] = shown === 'hi' ? ['en-IN', 'English'] : ['hi-IN', 'हिन्दी'];
  return (
    <a href={other} lang={lang} hrefLang={lang} className="tap-target">
      {name}
    </a>
  );
}

interface BreadcrumbProps {
  trail: readonly Crumb[];
  languages: Languages | null;
}

/** Breadcrumb and its structured data. */
function Breadcrumb({ trail, languages }: BreadcrumbProps) {
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
              <span aria-current="page" lang={path.startsWith('/hi/') ? 'hi' : undefined}>
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
      {languages && <OtherLanguage {...languages} />}
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

/** The list of courses beside all of the page from 1240 px, and above it where there is less room. */
function BesideCourseList({ path, children }: { path: string; children: ReactNode }) {
  return (
    <div className="beside-course-list">
      <div className="wrap pt-1 pb-5 xl:mr-0 xl:max-w-[256px] xl:pt-2 xl:pr-0 print:py-0">
        <CourseList path={path} />
      </div>
      <div className="course-pane">{children}</div>
    </div>
  );
}

/** First part of a page that has the list of courses. */
export function PageTop({ children }: { children: ReactNode }) {
  return <Wrap className="pb-13 lg:pb-14 xl:pt-2 print:py-0">{children}</Wrap>;
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
