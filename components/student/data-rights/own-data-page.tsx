import { RequireToken } from '@/components/student/accounts/require-token';
import { StudentPage } from '@/components/student/student-page';
import { ButtonLink } from '@/components/ui/button';
import { admissionAnswers, signUpAnswers } from '@/lib/enrolment/admission-answers';
import { printDay, type IsoDay } from '@/content/day';
import { formatRupees, type Paise } from '@/content/money';
import { ownDataWords } from '@/lib/data-rights/own-data-words';
import type { OwnRow } from '@/lib/data-rights/own-data';

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
      lede="What you entered and what we recorded. The download also contains our internal record numbers."
    >
      <div className="student-buttons">
        <ButtonLink href="/account/download">Download all (ZIP)</ButtonLink>
        <ButtonLink href="/account" variant="outline">
          My Account
        </ButtonLink>
      </div>
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
    </StudentPage>
  );
}

const labels: Readonly<Record<string, string>> = Object.fromEntries([
  ...signUpAnswers.map(({ name, label }) => [name, label]),
  ...Object.entries(admissionAnswers).map(([name, { label }]) => [name, label]),
]);

const order = Object.keys(labels);

/** Answers come first, in the order of the forms, then recorded values. */
function place(name: string): number {
  const index = order.indexOf(name);
  return index < 0 ? order.length : index;
}

/** Keys between tables carry no information about the student; the download has them. */
const isKey = (name: string) => /^id$|Id$/.test(name);

function OwnValues({ row }: { row: OwnRow }) {
  const values = Object.entries(row)
    .filter(([name, value]) => !isKey(name) && value !== null && value !== '')
    .sort(([one], [other]) => place(one) - place(other));
  return (
    <dl className="own-data student-card">
      {values.map(([name, value]) => (
        <div key={name}>
          <dt>{labels[name] ?? spaced(name.replace(/Paise$/, ''))}</dt>
          <dd>{printed(name, value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** "createdAt" as "Created at" */
function spaced(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const moment = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

function printed(name: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number' && name.endsWith('Paise')) return formatRupees(value as Paise);
  if (typeof value !== 'string') return JSON.stringify(value);
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return printDay(value as IsoDay);
  return /^\d{4}-\d{2}-\d{2}T\d/.test(value) ? moment.format(new Date(value)) : value;
}
