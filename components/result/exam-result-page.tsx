import { Paragraphs } from '@/components/course/paragraphs';
import { Prose } from '@/components/course/prose';
import { WithCourseList } from '@/components/site/course-list';
import { PageFrame } from '@/components/site/page-frame';
import { PageLinks } from '@/components/site/page-links';
import { ButtonLink } from '@/components/ui/button';
import { BesideCard, Section } from '@/components/ui/section';
import { printedCount, requireResultCard } from '@/content/results/cards';
import type { ExamResult } from '@/content/results/result-page';
import { examNames } from '@/content/results/toppers';
import { trailThrough } from '@/lib/seo';
import { AskBox } from './ask-box';
import { spectrumFigures } from './spectrum-figure';
import { ExamToppers } from './topper-list';

type Props = { page: ExamResult };

function Intro({ page }: Props) {
  const { exam, heading, lede, intro } = page;
  const { statistic } = requireResultCard(exam);
  const Figure = spectrumFigures[exam];
  return (
    <div className="course-intro">
      <div className="grid content-center gap-4">
        <h1>
          <Prose text={heading} />
        </h1>
        <p className="result-count">
          {printedCount(statistic)} <span>{statistic.label}</span>
        </p>
        <p className="lede max-w-prose">
          <Prose text={lede} />
        </p>
        <Paragraphs texts={intro} />
        <p>
          <ButtonLink href={`/result-explore/${exam}`} variant="outline">
            {examNames[exam]} results in detail
          </ButtonLink>
        </p>
      </div>
      <Figure />
    </div>
  );
}

function Points({ id, heading, items }: { id: string; heading: string; items: readonly string[] }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="subheading">
        <Prose text={heading} />
      </h2>
      <ul className="result-points">
        {items.map((item) => (
          <li key={item}>
            <Prose text={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The result image of one exam, its counter, and what that figure holds and leaves out. */
export function ExamResultPage({ page }: Props) {
  const { exam, path, counts, leavesOut, own, noNames, next, ask } = page;
  const trail = trailThrough('/result', path);
  return (
    <PageFrame path={path} trail={trail}>
      <WithCourseList path={path}>
        <Intro page={page} />
        <div className="result-halves">
          <Points id="counts" {...counts} />
          <Points id="leaves-out" {...leavesOut} />
        </div>
      </WithCourseList>
      <Section band="white" aria-labelledby="own">
        <BesideCard card={<AskBox path={path} {...ask} />}>
          <h2 id="own" className="mb-4">
            {own.heading}
          </h2>
          <Paragraphs texts={own.paragraphs} />
          <ExamToppers exam={exam} none={noNames} />
          <h2 className="mt-10 mb-4 text-[24px] print:hidden">More about results</h2>
          <div className="max-w-[720px] print:hidden">
            <PageLinks paths={next} />
          </div>
        </BesideCard>
      </Section>
    </PageFrame>
  );
}
