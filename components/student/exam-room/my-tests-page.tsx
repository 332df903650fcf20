import { RequireToken } from '@/components/student/accounts/require-token';
import { StudentPage } from '@/components/student/student-page';
import { ButtonLink } from '@/components/ui/button';
import { countText } from '@/content/counted';
import { printDay, printShortDay } from '@/content/day';
import { exams } from '@/content/catalogue/exams/exams';
import { printMarks } from '@/content/catalogue/exams/pattern';
import type { OwnAttempt, OwnTest } from '@/lib/exam-room/my-tests';
import type { UnitProgress } from '@/lib/exam-room/unit-progress';
import { dayAfter, today } from '@/lib/site/days';
import { relativeTime } from '@/lib/site/delhi-time';
import { UnitProgressTable } from './unit-progress-table';

interface MyTestsPageProps {
  path: string;
  tests: readonly OwnTest[];
  progress: readonly { exam: string; attempts: number; units: readonly UnitProgress[] }[];
  now: Date;
}

/** "GATE Chemistry"; the id of an exam that is no longer in the catalogue. */
export function examName(id: string): string {
  const exam = exams.find((one) => one.id === id);
  return exam?.course ?? exam?.name ?? id;
}

/** `/my-tests`: the tests of a student, a plan, the attempts with their marks, and the progress by unit. */
export function MyTestsPage({ path, tests, progress, now }: MyTestsPageProps) {
  const examIds = [...new Set(tests.map(({ exam }) => exam))];
  return (
    <StudentPage path={path} above={<RequireToken />}>
      {tests.length === 0 && (
        <p className="lede mt-3 max-w-prose">
          The tests of your plan or test series are here once it is paid.
        </p>
      )}
      <TestPlan tests={tests} now={now} />
      {examIds.map((exam) => (
        <section key={exam} aria-labelledby={`tests-${exam}`} className="mt-9 max-w-prose">
          <h2 id={`tests-${exam}`} className="subheading">
            {examName(exam)}
          </h2>
          <TestList tests={tests.filter((test) => test.exam === exam)} now={now} />
        </section>
      ))}
      {progress.map(({ exam, attempts, units }) => (
        <section key={exam} aria-labelledby={`progress-${exam}`} className="mt-10">
          <h2 id={`progress-${exam}`} className="subheading">
            Progress by unit: {examName(exam)}
          </h2>
          <UnitProgressTable attempts={attempts} units={units} />
        </section>
      ))}
      <div className="student-buttons">
        <ButtonLink href="/shelf" variant="outline">
          My Course Material
        </ButtonLink>
      </div>
    </StudentPage>
  );
}

/** Which test to sit in which week. */
function TestPlan({ tests, now }: Pick<MyTestsPageProps, 'tests' | 'now'>) {
  const planned = tests
    .flatMap((test) => (test.week === null ? [] : [{ ...test, week: test.week }]))
    .toSorted((one, other) => one.week.localeCompare(other.week));
  const [first] = planned;
  if (!first) return null;
  const weeks = [...new Set(planned.map(({ week }) => week))];
  return (
    <section aria-labelledby="plan" className="mt-7 max-w-prose">
      <h2 id="plan" className="subheading">
        Your plan
      </h2>
      <ol className="test-plan">
        {weeks.map((week) => (
          <li key={week}>
            <b>{weekText(week, now)}</b>
            <ul>
              {planned
                .filter((test) => test.week === week)
                .map(({ id, title, exam }) => (
                  <li key={id}>
                    <a href={`#test-${id}`}>{title}</a>, {examName(exam)}
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

function weekText(week: string, now: Date): string {
  const day = today(now);
  if (week <= day && day < dayAfter(week, 7)) return 'This week';
  return `Week of ${printShortDay(week)}`;
}

interface TestListProps {
  tests: readonly OwnTest[];
  now: Date;
}

/** Tests with a link to begin or continue each, and what came of their attempts. */
export function TestList({ tests, now }: TestListProps) {
  return (
    <ul className="shelf">
      {tests.map((test) => (
        <TestLine key={test.id} test={test} now={now} />
      ))}
    </ul>
  );
}

function TestLine({ test, now }: { test: OwnTest; now: Date }) {
  const { id, title, minutes, questions, access, attempts } = test;
  const running = attempts.some(({ state }) => state === 'running');
  const begin = attempts.length > 0 ? 'Sit again' : 'Begin';
  return (
    <li id={`test-${id}`} className="test-line">
      <span>
        <b>{title}</b>
        <span className="shelf-about">
          {countText(questions, 'question')}, {minutes} minutes. {windowText(test, now)}
        </span>
        {attempts.length > 0 && (
          <ul className="test-attempts">
            {attempts.map((attempt) => (
              <li key={attempt.id}>
                <AttemptText attempt={attempt} now={now} />
              </li>
            ))}
          </ul>
        )}
      </span>
      {(running || access === 'open') && (
        <ButtonLink
          href={`/exam-room?paper=${id}`}
          variant={running || attempts.length === 0 ? 'primary' : 'outline'}
        >
          {running ? 'Continue' : begin}
          <span className="sr-only"> {title}</span>
        </ButtonLink>
      )}
    </li>
  );
}

function windowText({ access, opensAt, closesAt }: OwnTest, now: Date): string {
  const at = (moment: Date) => relativeTime(moment.toISOString(), now.toISOString());
  if (access === 'later' && opensAt) {
    return `Opens ${at(opensAt)}${closesAt ? `, closes ${at(closesAt)}` : ''}.`;
  }
  if (access === 'ended') return 'Closed.';
  return closesAt ? `Open until ${at(closesAt)}.` : 'Open now.';
}

function AttemptText({ attempt, now }: { attempt: OwnAttempt; now: Date }) {
  const { id, number, startedAt, state, at, marks, maximum } = attempt;
  const name = `Attempt ${number}, ${printDay(today(startedAt))}`;
  if (state === 'running') return `${name}: in progress`;
  if (state === 'waiting') {
    return `${name}: result ${relativeTime(at.toISOString(), now.toISOString())}`;
  }
  return (
    <>
      <a href={`/my-tests/${id}`}>{name}</a>: {printMarks(marks ?? 0)} of {printMarks(maximum ?? 0)}{' '}
      marks
    </>
  );
}
