import { PageFrame } from '@/components/site/page-frame';
import { PageLinks } from '@/components/site/page-links';
import { HelpCard } from '@/components/site/phone-card';
import { ButtonLink } from '@/components/ui/button';
import { Prose } from '@/components/ui/prose';
import { BesideCard, Section, Wrap } from '@/components/ui/section';
import { courseNameOf, requireExam } from '@/content/catalogue/exams/exams';
import { paperLine, practice, practicePath, solutionsPath } from '@/content/pages/practice';
import { practiceExams } from '@/content/practice/practice-paper';
import { practicePaper } from '@/content/practice/practice-papers';
import { trailThrough } from '@/lib/site/seo';

/** `/practice`: the free papers, with what each asks. */
export function PracticeIndexPage() {
  const { path, heading, lede, next } = practice;
  return (
    <PageFrame path={path} trail={trailThrough(path)}>
      <Wrap className="pt-2 pb-13 lg:pb-14">
        <h1>{heading}</h1>
        <p className="lede mt-4 mb-6 max-w-prose">{lede}</p>
        <ul className="ruled max-w-[76ch]">
          {practiceExams.map((exam) => (
            <li key={exam} className="grid gap-3 py-5 sm:grid-cols-[1fr_auto] sm:items-center">
              <div>
                <h2 className="subheading">
                  <Prose text={courseNameOf(exam)} />
                </h2>
                <p className="mt-1">{paperLine(practicePaper(exam))}</p>
                <a href={solutionsPath(exam)} className="tap-target">
                  <Prose text={`${requireExam(exam).name} questions with solutions`} />
                </a>
              </div>
              <ButtonLink href={practicePath(exam)}>
                Take the test<span className="sr-only">: {requireExam(exam).name}</span>
              </ButtonLink>
            </li>
          ))}
        </ul>
      </Wrap>
      <PracticeNext paths={next} path={path} />
    </PageFrame>
  );
}

/** Where to go on, and whom to ask. */
export function PracticeNext({ paths, path }: { paths: readonly string[]; path: string }) {
  return (
    <Section band="white" aria-labelledby="next">
      <BesideCard card={<HelpCard from={{ page: path }} />}>
        <h2 id="next" className="mb-4">
          Prepare with us
        </h2>
        <PageLinks paths={paths} />
      </BesideCard>
    </Section>
  );
}
