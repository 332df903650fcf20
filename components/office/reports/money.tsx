import { formatRupees, type Paise } from '@/content/money';
import { dayLink, paidLink, type MoneyNumbers } from '@/lib/office/reports/reports';
import { Columns, shortDay } from './columns';

/** Courses and modes by the words that the search knows them by. */
const searchCourses = [
  ['csir', 'CSIR-NET'],
  ['gate', 'GATE'],
  ['jam', 'IIT-JAM'],
  ['cuet', 'CUET PG'],
  ['tifr', 'TIFR'],
  ['barc', 'BARC'],
  ['', 'Other'],
] as const;

const searchModes = [
  ['online', 'Online'],
  ['offline', 'Classroom'],
  ['', 'Neither'],
] as const;

const rupees = (paise: number) => formatRupees(paise as Paise);

/** What came in, for the owner. */
export function Money({ money }: { money: MoneyNumbers }) {
  return (
    <>
      <MoneyByCourse {...money} />
      <MoneyByDay days={money.days} />
    </>
  );
}

function MoneyByCourse({ session, sessions, cells }: MoneyNumbers) {
  const all = cells.reduce((sum, { paise }) => sum + paise, 0);
  return (
    <section aria-labelledby="money-by-course">
      <h2 id="money-by-course">Revenue by course and mode</h2>
      <form className="number-choice">
        <label>
          Session
          <select name="session" defaultValue={session} className="control">
            {sessions.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <button type="submit" className="button">
          Show
        </button>
      </form>
      <p className="number-big">{rupees(all)}</p>
      <p className="number-note">
        Money for registrations of {session || 'no session yet'}, refunds taken off. The test
        gateway is never counted.
      </p>
      <CourseTable session={session} cells={cells} />
    </section>
  );
}

function CourseTable({ session, cells }: Pick<MoneyNumbers, 'session' | 'cells'>) {
  const paid = (course: string, mode?: string) =>
    cells
      .filter((cell) => cell.course === course && (mode === undefined || cell.mode === mode))
      .reduce((sum, { paise }) => sum + paise, 0);
  return (
    <table className="number-table number-cards">
      <thead>
        <tr>
          <th scope="col">Course</th>
          {searchModes.map(([mode, words]) => (
            <th key={mode} scope="col">
              {words}
            </th>
          ))}
          <th scope="col">Together</th>
        </tr>
      </thead>
      <tbody>
        {searchCourses
          .filter(([course]) => paid(course) > 0)
          .map(([course, words]) => (
            <tr key={course}>
              <th scope="row">{words}</th>
              {searchModes.map(([mode, head]) => (
                <td key={mode} data-head={head}>
                  <Sum paise={paid(course, mode)} course={course} mode={mode} session={session} />
                </td>
              ))}
              <td data-head="Together">
                <a href={paidLink({ course, mode: '', session })}>{rupees(paid(course))}</a>
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

/** The search knows the mode of a plan only; what has none stands without a link. */
function Sum({ paise, ...cell }: { paise: number; course: string; mode: string; session: string }) {
  if (paise === 0) return <span className="number-none">–</span>;
  return cell.mode === '' ? rupees(paise) : <a href={paidLink(cell)}>{rupees(paise)}</a>;
}

function MoneyByDay({ days }: Pick<MoneyNumbers, 'days'>) {
  const values = days.map(({ paise }) => paise);
  const sum = values.reduce((all, one) => all + one, 0);
  const label = `Money by day from ${shortDay(days[0]?.day ?? '')}, in rupees: ${values
    .map((paise) => Math.round(paise / 100))
    .join(', ')}.`;
  return (
    <section aria-labelledby="money-by-day">
      <h2 id="money-by-day">Money by day</h2>
      <p className="number-big">{rupees(sum)}</p>
      <p className="number-note">In the last {days.length} days, refunds taken off.</p>
      <Columns label={label} values={values} highest={Math.max(1, ...values)} />
      <details>
        <summary>Every day</summary>
        <ul className="number-days">
          {[...days].reverse().map(({ day, paise }) => (
            <li key={day}>
              <span>{shortDay(day)}</span> <a href={dayLink(day)}>{rupees(paise)}</a>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
