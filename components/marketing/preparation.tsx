import { BatchFacts } from '@/components/course/batch-facts';
import { CourseFeatures } from '@/components/course/course-features';
import { Paragraphs } from '@/components/course/paragraphs';
import { Prose } from '@/components/course/prose';
import { Section } from '@/components/ui/section';
import type { ExamPage } from '@/content/marketing/exam-page';

type Props = { page: ExamPage };

/** How a student prepares, whoever teaches; and who should come to us. */
export function Preparation({ page: { prepare, suits } }: Props) {
  return (
    <Section band="white" aria-labelledby="prepare">
      <div className="grid gap-11 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] lg:gap-16">
        <div>
          <h2 id="prepare" className="mb-3">
            {prepare.heading}
          </h2>
          <Paragraphs texts={[prepare.intro]} />
          <div className="my-6">
            <CourseFeatures features={prepare.items} />
          </div>
          <Paragraphs texts={[prepare.closing]} />
        </div>
        <div>
          <h2 className="mb-3 subheading">{suits.heading}</h2>
          <Paragraphs texts={suits.paragraphs} />
        </div>
      </div>
    </Section>
  );
}

/** How the institute teaches for the exam: lengths, hours, whom each way suits. */
export function Teaching({ page: { teaching } }: Props) {
  return (
    <Section aria-labelledby="teaching">
      <h2 id="teaching">How we prepare you</h2>
      <p className="mt-2 mb-6 max-w-prose">
        <Prose text={`${teaching.experience} ${teaching.intro}`} />
      </p>
      <BatchFacts batches={teaching.batches} />
      <p className="mt-3 text-small text-muted">
        <Prose text={teaching.note} />
      </p>
    </Section>
  );
}
