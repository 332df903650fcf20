import { Details } from '@/components/office/ui/details';
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
  poor: 'error',
};

/** How fast the pages were for their visitors. */
export function PageSpeed({ figures }: { figures: readonly Figures[] }) {
  const isMain = ({ page, connection }: Figures) => page === null || connection === null;
  return (
    <Card id="page-speed" title="Page speed for visitors">
      <div className="office-stack office-stack-wide">
        <p className="office-note">
          One visit in ten of the last 28 days is measured; nothing about the visitor is kept. The
          first number is the 75th percentile (75 of 100 visits were at least as fast) and its
          rating, below it is the 95th. Numbers of fewer than 100 visits are rough.
        </p>
        <ul className="office-note">
          {vitalNames.map((vital) => (
            <li key={vital}>{thresholds(vital)}</li>
          ))}
        </ul>
        {figures.length === 0 ? (
          <p>No visits measured yet.</p>
        ) : (
          <>
            <FiguresTable label="Page speed" figures={figures.filter(isMain)} />
            <Details summary="Each page by connection">
              <FiguresTable
                label="Page speed by page and connection"
                figures={figures.filter((one) => !isMain(one))}
              />
            </Details>
          </>
        )}
      </div>
    </Card>
  );
}

function thresholds(vital: VitalName): string {
  const { label, about, goodUpTo, poorAbove } = vitals[vital];
  const [good, poor] = [printVital(vital, goodUpTo), printVital(vital, poorAbove)];
  return `${label}: ${about}. Good up to ${good}, poor above ${poor}.`;
}

/** "Fees", "Fees, 4g"; only Chromium names the connection. */
function nameOf({ label, connection }: Figures): string {
  if (connection === null) return label;
  return `${label}, ${connection === 'unknown' ? 'connection unknown' : connection}`;
}

function FiguresTable({ label, figures }: { label: string; figures: readonly Figures[] }) {
  return (
    <Table
      label={label}
      className="office-table-stacked"
      rows={figures}
      keyOf={({ page, connection }) => `${page} ${connection}`}
      columns={[
        { head: 'Page and connection', cell: nameOf },
        {
          head: 'Visits measured',
          cell: ({ visits }) => <span>{visits.toLocaleString('en-IN')}</span>,
        },
        ...vitalNames.map((vital) => ({
          head: vitals[vital].label,
          cell: (row: Figures) => <Vital vital={vital} row={row} />,
        })),
      ]}
    />
  );
}

function Vital({ vital, row }: { vital: VitalName; row: Figures }) {
  const found = row.vitals[vital];
  if (!found) return <span>not measured</span>;
  const rating = ratingOf(vital, found.p75);
  return (
    <div>
      {printVital(vital, found.p75)} <Badge tone={tones[rating]}>{rating}</Badge>
      <div className="office-note">95th: {printVital(vital, found.p95)}</div>
    </div>
  );
}
