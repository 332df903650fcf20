import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Wrap } from '@/components/ui/section';
import { courseListGroups } from '@/content/navigation';

/** The course list: a column beside `children` from 1020 px, "All Courses" above them below that. */
export function WithCourseList({ path, children }: { path: string; children: ReactNode }) {
  return (
    <Wrap className="with-course-list">
      <CourseList path={path} />
      <div className="min-w-0">{children}</div>
    </Wrap>
  );
}

function CourseList({ path }: { path: string }) {
  return (
    <nav aria-label="All Courses" className="course-list">
      <details data-course-list suppressHydrationWarning>
        <summary>
          All Courses
          <Icon name="chevron-down" className="turns size-5.5 text-brand" />
        </summary>
        {courseListGroups(path).map(({ title, links }) => (
          <div key={title} className="pb-1.5">
            <h2>{title}</h2>
            <ul>
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
