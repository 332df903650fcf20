import { Badge, type BadgeTone } from '@/components/office/ui/list';
import { Card } from '@/components/office/ui/section';
import { Table } from '@/components/office/ui/table';
import type { Figures } from '@/lib/web-vitals/figures';
import {
  printVital,
  ratingOf,
  vitalNames,
  vitals,
  type Rating,
  type VitalName,
} from '@/lib/web-vitals/vitals';

const tones: Readonly<Record<Rating, BadgeTone>> = {
  good: 'success',
  'needs work': 'warning',
  poor: 'closed',
};

/** How fast the pages were for their visitors. */
export function PageSpeed({ figures }: { figures: readonly Figures[] }) {
  return (
    <Card id="page-speed" title="Page speed for visitors">
      <p className="office-note">
        Measured in one visit in ten of the last 28 days, without anything about the visitor. 75 of
        100 visits were at least as fast as the first number of a cell, which its word is about, and
        95 of 100 as the second. With fewer than 100 visits a number is a rough one.
      </p>
      <Thresholds />
      {figures.length === 0 ? (
        <p>No visit was measured yet.</p>
      ) : (
        <Table
          label="Page speed by page and connection"
          className="office-table-stacked"
          rows={figures}
          keyOf={({ page, connection }) => `${page} ${connection}`}
          columns={[
            { head: 'Page', cell: ({ label }) => label },
            { head: 'Connection', cell: ({ connection }) => connection ?? 'all' },
            { head: 'Visits measured', cell: ({ visits }) => visits.toLocaleString('en-IN') },
            ...vitalNames.map((vital) => ({
              head: vitals[vital].label,
              cell: (row: Figures) => <Cell vital={vital} row={row} />,
            })),
          ]}
        />
      )}
    </Card>
  );
}

function Thresholds() {
  return (
    <ul className="office-note">
      {vitalNames.map((vital) => {
        const { label, about, goodUpTo, poorAbove } = vitals[vital];
        return (
          <li key={vital}>
            {label}: {about}. Good up to {printVital(vital, goodUpTo)}, poor above{' '}
            {printVital(vital, poorAbove)}.
          </li>
        );
      })}
    </ul>
  );
}

function Cell({ vital, row }: { vital: VitalName; row: Figures }) {
  const found = row.vitals[vital];
  if (!found) return 'not measured';
  const rating = ratingOf(vital, found.p75);
  return (
    <div>
      {printVital(vital, found.p75)} <Badge tone={tones[rating]}>{rating}</Badge>
      <div className="office-note">95 of 100: {printVital(vital, found.p95)}</div>
    </div>
  );
}
