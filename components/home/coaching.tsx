import { Prose } from '@/components/course/prose';
import { Section } from '@/components/ui/section';
import { coaching, type Coaching as ExamCoaching } from '@/content/home/coaching';
import { Programs } from './programs';
import { TextLinks } from './text-links';

function Exam({ exam }: { exam: ExamCoaching }) {
  const { id, heading, cited, paragraphs, programs, links } = exam;
  return (
    <section aria-labelledby={id} className="coaching">
      <div>
        <h2 id={id}>{heading}</h2>
        <p className="coaching-cited">
          <b>{cited.figure}</b> <span>{cited.meaning}</span>
        </p>
      </div>
      <div className="grid content-start gap-4">
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="max-w-prose">
            <Prose text={paragraph} />
          </p>
        ))}
        {programs && <Programs programs={programs} />}
        <TextLinks links={links} />
      </div>
    </section>
  );
}

/** Coaching for CSIR NET, IIT-JAM and GATE, each led by the number its paper is known by. */
export function Coaching() {
  return (
    <Section aria-label="Coaching by exam">
      {coaching.map((exam) => (
        <Exam key={exam.id} exam={exam} />
      ))}
    </Section>
  );
}
