import { JsonLd } from '@/components/site/json-ld';
import { PageFrame } from '@/components/site/page-frame';
import { HelpCard } from '@/components/site/phone-card';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Prose } from '@/components/ui/prose';
import { BesideCard, Wrap } from '@/components/ui/section';
import {
  practice,
  practicePath,
  solutionsPath,
  solutionsWords,
  unitId,
} from '@/content/pages/practice';
import type { PaperQuestion, PracticePaper } from '@/content/practice/practice-paper';
import type { AnswerRule } from '@/content/practice/practice-question';
import { trailThrough } from '@/lib/site/seo';
import { quiz } from '@/lib/site/structured-data';
import { FormulaText } from './formula-text';
import { PrintedQuestion } from './printed-question';

/** The questions of a free paper by unit of the syllabus, each with its answer and worked solution. */
export function SolutionsPage({ paper }: { paper: PracticePaper }) {
  const { exam, sections } = paper;
  const path = solutionsPath(exam);
  const { heading, lede } = solutionsWords(paper);
  const questions = sections.flatMap((section) => section.questions);
  const units = [...new Set(questions.map(({ unit }) => unit))];
  return (
    <>
      <JsonLd data={quiz({ path, name: heading, questions })} />
      <PageFrame path={path} trail={trailThrough(practice.path, practicePath(exam), path)}>
        <Wrap className="pt-2 pb-13 lg:pb-14">
          <h1>
            <Prose text={heading} />
          </h1>
          <p className="lede mt-4 mb-6 max-w-prose">
            <Prose text={lede} />
          </p>
          <BesideCard card={<HelpCard from={{ page: path }} />}>
            <p className="mb-8 print:hidden">
              <ButtonLink href={practicePath(exam)}>Take the timed test</ButtonLink>
            </p>
            {units.map((unit) => (
              <section key={unit} id={unitId(unit)} className="practice-unit">
                <h2 className="subheading">
                  <Prose text={unit} />
                </h2>
                {questions
                  .filter((question) => question.unit === unit)
                  .map((question) => (
                    <Question key={question.slug} {...question} />
                  ))}
              </section>
            ))}
          </BesideCard>
        </Wrap>
      </PageFrame>
    </>
  );
}

function Question(question: PaperQuestion) {
  const { slug, title, answer, solution } = question;
  return (
    <article id={slug} className="practice-solved">
      <PrintedQuestion {...question} />
      <details>
        <summary className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand">
          Answer and solution<span className="sr-only">: {title}</span>
          <Icon name="chevron-down" className="turns size-5" />
        </summary>
        <p className="font-semibold">
          Answer: <RightAnswer answer={answer} />
        </p>
        {solution.map((paragraph) => (
          <p key={paragraph} className="mt-2">
            <FormulaText text={paragraph} />
          </p>
        ))}
      </details>
    </article>
  );
}

/** "B", "A, C", or the number of the numerical answer with what is accepted around it. */
function RightAnswer({ answer }: { answer: AnswerRule }) {
  if (answer.type !== 'NAT') return answer.type === 'MCQ' ? answer.right : answer.right.join(', ');
  const { from, to, decimals, unit = '' } = answer;
  const [low, high] = [from, to].map((end) => end.toFixed(decimals));
  return <FormulaText text={low === high ? `${low} ${unit}` : `${low} to ${high} ${unit}`} />;
}
