import { FactList } from '@/components/course/fact-list';
import type { Exam } from '@/content/exams/exam';
import { CheckedAgainst } from './checked-against';
import { PatternTable } from './pattern-table';
import { WrongAnswers } from './wrong-answers';

const hours = (minutes: number): string =>
  minutes % 60 === 0 ? `${minutes} minutes (${minutes / 60} hours)` : `${minutes} minutes`;

/** The pattern of the paper: who holds it, what is shown, what counts, what a wrong answer costs, where it was checked. */
export function ExamPattern({ exam }: { exam: Exam }) {
  return (
    <div className="exam-pattern">
      <FactList
        facts={[
          ['Conducted by', exam.body],
          ['Paper', exam.paper],
          ['Time', `${hours(exam.minutes)}, at a computer`],
          ['Language', exam.languages.join(' and ')],
        ]}
      />
      <PatternTable exam={exam} />
      <ul className="exam-notes">
        {exam.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <WrongAnswers exam={exam} />
      <CheckedAgainst exam={exam} />
    </div>
  );
}
