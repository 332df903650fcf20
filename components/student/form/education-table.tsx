import { educationColumns, educationRows } from '@/content/admission-answers';
import { useBinding } from './bindings';

/** Four rows of five answers: a table, on a phone four blocks. All of it may stay empty. */
export function EducationTable() {
  return (
    <table className="education">
      <caption className="sr-only">Education, from Class X to post-graduation</caption>
      <thead>
        <tr>
          <th scope="col">Passed</th>
          {educationColumns.map(({ column, label }) => (
            <th key={column} scope="col" id={`column-${column}`}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {educationRows.map(({ row, label }) => (
          <tr key={row}>
            <th scope="row" id={`row-${row}`}>
              {label}
            </th>
            {educationColumns.map(({ column, label: what }) => (
              <td key={column} className={`education-${column}`}>
                <EducationAnswer name={`${row}${column}`} row={label} label={what} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** In the table the head says what a column is; on a phone each answer has its own label. */
function EducationAnswer({ name, row, label }: { name: string; row: string; label: string }) {
  const { field, start, error } = useBinding(name);
  const numeric = name.endsWith('yearpassing');
  return (
    <div className={error ? 'field field-wrong' : 'field'}>
      <label htmlFor={name}>
        <span className="sr-only">{row}, </span>
        {label}
      </label>
      {error && (
        <p id={`${name}-error`} className="field-error">
          {error}
        </p>
      )}
      <input
        {...field}
        id={name}
        className="control"
        defaultValue={start}
        inputMode={numeric ? 'numeric' : undefined}
        aria-invalid={Boolean(error)}
        aria-describedby={error ? `${name}-error` : undefined}
      />
    </div>
  );
}
