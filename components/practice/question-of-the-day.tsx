import { Prose } from '@/components/ui/prose';
import { Section } from '@/components/ui/section';
import { courseNameOf, requireExam } from '@/content/catalogue/exams/exams';
import { practicePath, solutionsPath } from '@/content/pages/practice';
import type { QuestionOfTheDay as Shown } from '@/content/practice/question-of-the-day';
import { today } from '@/lib/site/days';
import { PrintedQuestion } from './printed-question';

/**
 * One of the free questions with its options, and the way to its solution. `data-only-day` has the page built
 * again when the day is over; until then the question stays.
 */
export function QuestionOfTheDay({ exam, question }: Shown) {
  const { slug } = question;
  return (
    <Section band="tint" aria-labelledby="question-of-the-day" data-only-day={today()}>
      <h2 id="question-of-the-day">
        <Prose text={`${courseNameOf(exam)} question of the day`} />
      </h2>
      <div className="card mt-5 max-w-[76ch] px-4 py-4 md:px-6">
        <PrintedQuestion {...question} />
        <p className="mt-3 flex flex-wrap gap-x-6">
          <a href={`${solutionsPath(exam)}#${slug}`} className="tap-target font-semibold">
            Answer and solution
          </a>
          <a href={practicePath(exam)} className="tap-target">
            <span>
              <Prose text={`${requireExam(exam).name} free mock test`} />
            </span>
          </a>
        </p>
      </div>
    </Section>
  );
}
