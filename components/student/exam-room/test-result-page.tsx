import { printClock } from '@/components/practice/attempt';
import {
  outcomeWords,
  printGiven,
  printOutcomes,
  printRule,
} from '@/components/practice/printed-answer';
import { RequireToken } from '@/components/student/accounts/require-token';
import { StudentPage } from '@/components/student/student-page';
import { Table } from '@/components/catalogue/table';
import { ButtonLink } from '@/components/ui/button';
import { PrintButton } from '@/components/ui/print-button';
import { countText } from '@/content/counted';
import { printDay } from '@/content/day';
import { printMarks } from '@/content/catalogue/exams/pattern';
import type { Outcome } from '@/content/practice/mark-answers';
import { FEWEST_SITTERS } from '@/lib/exam-room/result-time';
import type { ShownResult, TestResult } from '@/lib/exam-room/test-result';
import { today } from '@/lib/site/days';
import { relativeTime } from '@/lib/site/delhi-time';
import { BestOfDay } from './best-of-day';
import { CutOffComparison } from './cut-off-comparison';
import { examName } from './my-tests-page';
import { SolvedQuestion } from './solved-question';

interface TestResultPageProps {
  path: string;
  result: TestResult;
  /** The chosen category of the cut-offs. */
  category: string | undefined;
  now: Date;
}

/** `/my-tests/{attempt}`: the result of one attempt, for its student. */
export function TestResultPage({ path, result, category, now }: TestResultPageProps) {
  const { paper, number, startedAt, shown } = result;
  return (
    <StudentPage
      path={path}
      title={paper.title}
      below={['/my-tests']}
      heading={`${paper.title}: ${shown ? 'your result' : 'result to come'}`}
      lede={`${examName(paper.exam)}, attempt ${number}, ${printDay(today(startedAt))}.`}
      above={<RequireToken />}
    >
      {shown ? (
        <Shown path={path} result={result} shown={shown} category={category} />
      ) : (
        <ToCome result={result} now={now} />
      )}
      <div className="student-buttons">
        <ButtonLink href="/my-tests" variant="outline">
          My Tests
        </ButtonLink>
        {shown && <PrintButton variant="outline" />}
      </div>
    </StudentPage>
  );
}

/** An attempt that is unknown, or of another student. */
export function NoTestResult({ path }: { path: string }) {
  return (
    <StudentPage path={path} title="Test result" below={['/my-tests']} above={<RequireToken />}>
      <p className="lede mt-3">This test is not among yours.</p>
      <div className="student-buttons">
        <ButtonLink href="/my-tests">My Tests</ButtonLink>
      </div>
    </StudentPage>
  );
}

function ToCome({ result: { state, at, paper }, now }: { result: TestResult; now: Date }) {
  if (state === 'running') {
    return (
      <p className="mt-5">
        <ButtonLink href={`/exam-room?paper=${paper.id}`}>Continue the test</ButtonLink>
      </p>
    );
  }
  const when = relativeTime(at.toISOString(), now.toISOString());
  return (
    <p className="mt-5 max-w-prose">
      {at > now
        ? `Your answers are here. The result comes ${when}.`
        : 'Your answers are here and are being marked. Reload this page in a minute.'}
    </p>
  );
}

interface ShownProps extends Omit<TestResultPageProps, 'now'> {
  shown: ShownResult;
}

function Shown({ path, result, shown, category }: ShownProps) {
  const { paper, id } = result;
  const { questions, remarks } = shown;
  return (
    <>
      <Total result={result} shown={shown} />
      {remarks.length > 0 && (
        <div className="mt-4 max-w-prose">
          {remarks.map(({ position, before, after, createdAt }) => (
            <p key={createdAt.getTime()}>
              The answer key of <a href={`#q${position + 1}`}>question {position + 1}</a> was
              changed on {printDay(today(createdAt))}: your marks were {printMarks(before)} and
              became {printMarks(after)}.
            </p>
          ))}
        </div>
      )}
      <Sections shown={shown} />
      {shown.best && <BestOfDay attempt={id} best={shown.best} />}
      <CutOffComparison path={path} exam={paper.exam} shown={shown} category={category} />
      <QuestionTable questions={questions} />
      <section aria-labelledby="solutions" className="mt-10">
        <h2 id="solutions" className="subheading">
          Questions and solutions
        </h2>
        {shown.challengeUntil !== null && (
          <p className="mt-2 max-w-prose print:hidden">
            If you think an answer key is wrong, question it below the solution until{' '}
            {printDay(shown.challengeUntil)}. A teacher decides, and marks change for everybody.
          </p>
        )}
        {questions.map((question) => (
          <SolvedQuestion
            key={question.position}
            attempt={id}
            question={question}
            challengeUntil={shown.challengeUntil}
          />
        ))}
      </section>
    </>
  );
}

type PartProps = { shown: ShownResult };

function Total({ result, shown }: PartProps & { result: TestResult }) {
  const { marks, maximum, questions, sections } = shown;
  const lost = sections.reduce((sum, section) => sum + section.lost, 0);
  const used = result.endedAt.getTime() - result.startedAt.getTime();
  return (
    <div className="mt-5 max-w-prose">
      <p className="test-total">
        <b>{printMarks(marks)}</b> of {printMarks(maximum)} marks
      </p>
      <p>{printOutcomes(questions, lost)}</p>
      <p>
        Time: {printClock(used)} of {countText(result.paper.minutes, 'minute')}.
      </p>
      <Rank shown={shown} number={result.number} />
    </div>
  );
}

/** "97.5": rounded down, so that only the best has 100. */
const printPercentile = (percentile: number) => String(Math.floor(percentile * 100) / 100);

function Rank({ shown: { standing }, number }: PartProps & { number: number }) {
  if (number > 1) return <p>Rank and percentile count the first attempt only.</p>;
  if (!standing) {
    return <p>Rank and percentile are shown once {FEWEST_SITTERS} students have sat this test.</p>;
  }
  const { rank, sitters, percentile } = standing;
  return (
    <p>
      <b>
        Rank {rank} of {sitters}, percentile {printPercentile(percentile)}.
      </b>{' '}
      Only first attempts count, and equal marks share a rank. The percentile is the share of
      sitters with the same marks or fewer.
    </p>
  );
}

function Sections({ shown: { sections, questions } }: PartProps) {
  return (
    <section aria-labelledby="sections" className="mt-9">
      <h2 id="sections" className="subheading">
        Sections
      </h2>
      <Table
        className="test-sections"
        caption="Marks of each section, and what wrong answers took off."
        columns={[
          { name: 'Section' },
          { name: 'Right', className: 'number' },
          { name: 'Wrong', className: 'number' },
          { name: 'Not answered', className: 'number' },
          { name: 'Lost', className: 'number' },
          { name: 'Marks', className: 'number' },
        ]}
        rows={sections.map(({ id, name, marks, maximum, lost }) => {
          const own = questions.filter(({ section }) => section === id);
          const count = (outcome: Outcome) => own.filter((one) => one.outcome === outcome).length;
          return {
            key: id,
            heading: name,
            cells: [
              count('right'),
              count('wrong'),
              count('unanswered'),
              lost > 0 ? printMarks(-lost) : '0',
              `${printMarks(marks)} of ${printMarks(maximum)}`,
            ],
          };
        })}
      />
    </section>
  );
}

/** Every question in a line, with the way to its solution. */
function QuestionTable({ questions }: { questions: ShownResult['questions'] }) {
  return (
    <section aria-labelledby="answers" className="mt-9">
      <h2 id="answers" className="subheading">
        Answers and time
      </h2>
      <table className="test-answers">
        <thead>
          <tr>
            {['Question', 'Your answer', 'Right answer', 'Marks', 'Time'].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {questions.map(({ position, outcome, given, key, marks, spentMs }) => (
            <tr key={position} data-outcome={outcome}>
              <th scope="row">
                <a href={`#q${position + 1}`}>
                  {position + 1}
                  <span className="sr-only">, solution</span>
                </a>
              </th>
              <td>
                {printGiven(given)}{' '}
                <small className={outcome === 'unanswered' ? 'sr-only' : undefined}>
                  {outcomeWords[outcome]}
                </small>
              </td>
              <td>{printRule(key)}</td>
              <td>{printMarks(marks)}</td>
              <td>{printClock(spentMs)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
