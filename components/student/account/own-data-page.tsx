import { RequireToken } from '@/components/student/session/session-script';
import { StudentPage } from '@/components/student/student-page';
import { StaticHtml } from '@/components/ui/static-html';
import { ButtonLink } from '@/components/ui/button';
import { ownDataWords } from '@/content/own-data-words';
import type { OwnRow } from '@/lib/office/rights/own-data';

interface OwnDataPageProps {
  path: string;
  title: string;
  tables: Readonly<Record<string, readonly OwnRow[]>>;
}

/** `/account/data`: every stored value about the student. Empty ones are left out. */
export function OwnDataPage({ path, title, tables }: OwnDataPageProps) {
  const filled = Object.entries(tables).filter(([, rows]) => rows.length > 0);
  return (
    <StudentPage
      path={path}
      title={title}
      above={<RequireToken />}
      lede="The names are those of our database. Amounts in paise are hundredths of a rupee."
    >
      <div className="student-buttons">
        <ButtonLink href="/account/download">Download all (ZIP)</ButtonLink>
        <ButtonLink href="/account" variant="outline">
          My Account
        </ButtonLink>
      </div>
      <StaticHtml>
        {filled.map(([table, rows]) => (
          <section key={table} className="account-section" aria-labelledby={`table-${table}`}>
            <h2 id={`table-${table}`} className="subheading">
              {ownDataWords[table] ?? table}
            </h2>
            {rows.map((row, index) => (
              <OwnValues key={index} row={row} />
            ))}
          </section>
        ))}
      </StaticHtml>
    </StudentPage>
  );
}

function OwnValues({ row }: { row: OwnRow }) {
  const values = Object.entries(row).filter(([, value]) => value !== null && value !== '');
  return (
    <dl className="own-data student-card">
      {values.map(([name, value]) => (
        <div key={name}>
          <dt>{spaced(name)}</dt>
          <dd>{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** "pricePaise" as "Price paise" */
function spaced(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
