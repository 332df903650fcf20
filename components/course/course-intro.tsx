import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Rupees } from '@/components/ui/rupees';
import type { Course } from '@/content/course';
import { PageIntro } from './page-intro';
import { Prose } from './prose';

/** The top of a course page: heading, description, the way to the fees, and the page's figure. */
export function CourseIntro({ course, figure }: { course: Course; figure: ReactNode }) {
  const cheapest = course.tabs[0]?.plans[0];
  return (
    <PageIntro heading={course.heading} lede={course.lede} figure={figure}>
      {course.intro.map((paragraph) => (
        <p key={paragraph} className="max-w-prose">
          <Prose text={paragraph} />
        </p>
      ))}
      <p>
        <ButtonLink href="#fees" variant="outline">
          {cheapest ? (
            <span>
              See the fees, from <Rupees paise={cheapest.price} />
            </span>
          ) : (
            'Ask for the fee'
          )}
        </ButtonLink>
      </p>
    </PageIntro>
  );
}
