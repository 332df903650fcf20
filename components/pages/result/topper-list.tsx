import { requireExam } from '@/content/exams/exams';
import { consented, toppers, type ResultExam, type Topper } from '@/content/results';

/** Students by name: only those who agreed in writing. Nothing at all when there is none. */
export function TopperList({ toppers }: { toppers: readonly Topper[] }) {
  const shown = consented(toppers);
  if (!shown.length) return null;
  return (
    <ul className="toppers">
      {shown.map(({ name, exam, year, rank, course, duration, paid }) => (
        <li key={`${name} ${exam} ${year}`}>
          <b>{name}</b>
          <p>
            {requireExam(exam).name} {year}, {rank}
          </p>
          <p className="text-muted">
            {course}, {duration}, {paid ? 'paid' : 'not paid'}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The students of one exam by name, or `none`, which says that there is nobody to show. */
export function ExamToppers({ exam, none }: { exam: ResultExam; none: string }) {
  const own = toppers.filter((topper) => topper.exam === exam);
  if (!consented(own).length) return <p className="result-none">{none}</p>;
  return <TopperList toppers={own} />;
}
