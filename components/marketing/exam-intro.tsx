import type { ReactNode } from 'react';
import { Prose } from '@/components/course/prose';
import { badgesOf } from '@/content/marketing/badges';
import type { ExamPage } from '@/content/marketing/exam-page';
import { Badges } from './badges';

/** The top of an exam's page: what it is, for whom, the four badge links, and the page's figure. */
export function ExamIntro({ page, figure }: { page: ExamPage; figure: ReactNode }) {
  return (
    <div className="course-intro exam-intro">
      <div className="grid content-center gap-4">
        <h1>
          <Prose text={page.heading} />
        </h1>
        <p className="lede max-w-prose">
          <Prose text={page.lede} />
        </p>
        <Badges label="Courses, tests and booklets" badges={badgesOf(page.exam)} />
        {page.intro.map((paragraph) => (
          <p key={paragraph} className="max-w-prose">
            <Prose text={paragraph} />
          </p>
        ))}
      </div>
      {figure}
    </div>
  );
}
