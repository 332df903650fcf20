import { consented, examNames, type Topper } from '@/content/results/toppers';

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
            {examNames[exam]} {year}, {rank}
          </p>
          <p className="text-muted">
            {course}, {duration}, {paid ? 'paid' : 'not paid'}
          </p>
        </li>
      ))}
    </ul>
  );
}
