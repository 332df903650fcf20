import { buttonClass } from '@/components/ui/button';
import { counted } from '@/content/counted';
import type { ImportPreview, PlannedLine, Verdict } from '@/lib/leads/import-plan';
import type { SheetField } from '@/lib/leads/sheet-columns';

const fieldWords: Readonly<Record<SheetField, string>> = {
  name: 'name',
  phonenumber: 'phone',
  email: 'e-mail',
  coursename: 'course',
  note: 'note',
  date: 'date',
};

const verdictWords: Readonly<Record<Verdict, string>> = {
  create: 'New',
  note: 'Note added',
  nothing: 'Nothing to do',
  refuse: 'Refused',
};

interface ImportPreviewedProps {
  preview: ImportPreview;
  busy: boolean;
  fault: string;
  onTakeIn: () => void;
  onLook: () => void;
  onBack: () => void;
}

/** Line by line what would be created, changed, refused; then the button that does it. */
export function ImportPreviewed(props: ImportPreviewedProps) {
  const { preview, busy, fault, onTakeIn, onLook, onBack } = props;
  const { columns, lines } = preview;
  const count = (verdict: Verdict) => lines.filter((line) => line.verdict === verdict).length;
  const does = count('create') + count('note');
  const words = `${counted(count('create'), 'new lead')} and ${counted(count('note'), 'note')}`;
  return (
    <>
      <h2 tabIndex={-1}>What would happen</h2>
      <p>
        {counted(lines.length, 'line')}: {words}, {count('nothing')} with nothing to do,{' '}
        {count('refuse')} refused. Nothing is written yet.
      </p>
      <ul className="import-columns" aria-label="Columns">
        {columns.map(({ heading, field }, index) => (
          <li key={index}>
            <b>{heading || 'Without a heading'}</b>{' '}
            {field ? `is the ${fieldWords[field]}` : 'is left out'}
          </li>
        ))}
      </ul>
      <div role="status">{fault && <p className="form-notice form-notice-warning">{fault}</p>}</div>
      <p className="import-buttons">
        {does > 0 && (
          <button
            type="button"
            className={buttonClass('primary')}
            aria-disabled={busy}
            onClick={onTakeIn}
          >
            {busy && <span className="spinner" aria-hidden />}
            Take in {words}
          </button>
        )}
        {fault && (
          <button type="button" className={buttonClass('outline')} onClick={onLook}>
            Look at it again
          </button>
        )}
        <button type="button" className={buttonClass('outline')} onClick={onBack}>
          Back to the list
        </button>
      </p>
      <PreviewTable lines={lines} />
    </>
  );
}

function PreviewTable({ lines }: { lines: readonly PlannedLine[] }) {
  return (
    <table className="import-lines">
      <thead>
        <tr>
          <th scope="col">Line</th>
          <th scope="col">Name and phone</th>
          <th scope="col">Course and note</th>
          <th scope="col">What happens</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ line, name, phone, course, note, verdict, why }) => (
          <tr key={line} className={`import-${verdict}`}>
            <td>
              <span className="import-label">Line </span>
              {line}
            </td>
            <td>
              <b>{name || 'No name'}</b> {phone}
            </td>
            <td>{[course, note].filter(Boolean).join(': ')}</td>
            <td>
              <b>{verdictWords[verdict]}</b>
              {verdict !== 'create' && `: ${why}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
