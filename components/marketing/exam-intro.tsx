import type { ReactNode } from 'react';
import { PageIntro } from '@/components/course/page-intro';
import { Prose } from '@/components/course/prose';
import { badgesOf } from '@/content/marketing/badges';
import type { ExamPage } from '@/content/marketing/exam-page';
import { Badges } from './badges';

/** The top of an exam's page: what it is, for whom, the four badge links, and the page's figure. */
export function ExamIntro({ page, figure }: { page: ExamPage; figure: ReactNode }) {
  return (
    <PageIntro heading={page.heading} lede={page.lede} figure={figure} className="exam-intro">
      <Badges label="Courses, tests and booklets" badges={badgesOf(page.exam)} />
      {page.intro.map((paragraph) => (
        <p key={paragraph} className="max-w-prose">
          <Prose text={paragraph} />
        </p>
      ))}
    </PageIntro>
  );
}
