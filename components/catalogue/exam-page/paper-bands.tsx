import { ExamPattern } from '@/components/catalogue/exam/exam-pattern';
import { MarksPlanner } from '@/components/catalogue/exam/marks-planner';
import { Syllabus } from '@/components/catalogue/exam/syllabus';
import { Prose } from '@/components/ui/prose';
import { Section } from '@/components/ui/section';
import type { ExamPage } from '@/content/exam-page';
import { patterns } from '@/content/exams/pages';

type Props = { page: ExamPage };

function Intro({ text }: { text: string }) {
  return (
    <p className="mt-2 mb-6 max-w-prose">
      <Prose text={text} />
    </p>
  );
}

/** The sections of the paper and their marks. */
export function PatternBand({ page }: Props) {
  return (
    <Section band="tint" aria-labelledby="paper">
      <h2 id="paper">The paper, part by part</h2>
      <Intro text={page.patternIntro} />
      <ExamPattern exam={patterns[page.exam]} />
    </Section>
  );
}

/** Attempts in, marks out. */
export function PlannerBand({ page }: Props) {
  return (
    <Section aria-labelledby="planner">
      <h2 id="planner">Plan your marks</h2>
      <Intro text={page.plannerIntro} />
      <MarksPlanner exam={patterns[page.exam]} />
    </Section>
  );
}

/** The units to study. */
export function SyllabusBand({ page }: Props) {
  return (
    <Section band="tint" aria-labelledby="syllabus">
      <h2 id="syllabus">What is asked</h2>
      <Intro text={page.syllabusIntro} />
      <Syllabus exam={patterns[page.exam]} />
    </Section>
  );
}
