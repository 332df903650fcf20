import { exportLists, exportNames, type ExportName } from '@/content/exports';
import type { IsoDay } from '@/content/day';
import { exportChoices } from './export-choices';

/** A form for each list. Each sends the browser to a file; the page stays. */
export function ExportForms({ today }: { today: IsoDay }) {
  return (
    <>
      <p className="export-lede">
        Files open in Excel, LibreOffice and Google Sheets. They hold names and phones of people who
        trust us with them: keep them where nobody else can read them, and delete them when they
        have served. Who exports what is written down in the <a href="/searchuser/audit">audit</a>.
      </p>
      <div className="export-lists">
        {exportNames.map((name) => (
          <ExportForm key={name} name={name} today={today} />
        ))}
      </div>
    </>
  );
}

function ExportForm({ name, today }: { name: ExportName; today: IsoDay }) {
  const { title, holds, period } = exportLists[name];
  return (
    <form action={`/searchuser/export/${name}.csv`} className="export-form">
      <h2 id={`export-${name}`}>{title}</h2>
      <p>{holds}</p>
      <div className="export-fields">
        <label>
          {period} from
          <input className="control" type="date" name="from" max={today} />
        </label>
        <label>
          to
          <input className="control" type="date" name="to" max={today} />
        </label>
        {exportChoices[name].map(({ filter, label, choices }) => (
          <label key={filter}>
            {label}
            <select className="control" name={filter}>
              <option value="">all</option>
              {choices.map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <button type="submit" className="button" aria-describedby={`export-${name}`}>
        Save {title.toLowerCase()} as CSV
      </button>
    </form>
  );
}
