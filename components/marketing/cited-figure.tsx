import { Paragraphs } from '@/components/course/paragraphs';
import { Prose } from '@/components/course/prose';
import { Section } from '@/components/ui/section';
import type { ExamPage } from '@/content/marketing/exam-page';
import { MarksRange } from './marks-range';

/** The number the institute cites about the exam, how to read it, and what it comes to in marks. */
export function CitedFigure({ cited }: { cited: ExamPage['cited'] }) {
  const { figure, meaning, heading, reading, marks } = cited;
  return (
    <Section band="white" aria-labelledby="cited">
      <div className="grid gap-7 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:gap-11 lg:gap-16">
        <p className="cited-figure">
          <span className="cited-label">Figure the institute cites</span>
          <b>{figure}</b>
          <span>
            <Prose text={meaning} />
          </span>
        </p>
        <div>
          <h2 id="cited" className="mb-4">
            {heading}
          </h2>
          <Paragraphs texts={reading} />
          {marks && <MarksRange marks={marks} />}
        </div>
      </div>
    </Section>
  );
}
