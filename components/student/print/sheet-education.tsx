import { educationColumns } from '@/content/admission-answers';
import { registrationCopy as words } from '@/content/registration-copy';
import type { RegistrationCopy } from '@/lib/enrolment/registration-copy';

/** A table, and on a phone a block for each row. */
export function SheetEducation({ rows }: { rows: RegistrationCopy['education'] }) {
  return (
    <table className="sheet-education">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{words.educationTitle}</span>
          </th>
          {educationColumns.map(({ column, label }) => (
            <th key={column} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, answers }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {educationColumns.map(({ column, label: name }, index) => (
              <td key={column}>
                <span className="sheet-column">{name}</span>
                <bdi>{answers[index]}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
