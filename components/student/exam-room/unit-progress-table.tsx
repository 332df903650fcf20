import { Table } from '@/components/catalogue/table';
import { countText } from '@/content/counted';
import { printMarks } from '@/content/catalogue/exams/pattern';
import type { UnitProgress } from '@/lib/exam-room/unit-progress';

interface UnitProgressTableProps {
  attempts: number;
  units: readonly UnitProgress[];
}

const columns = [
  { name: 'Unit' },
  { name: 'Right', className: 'number' },
  { name: 'Wrong', className: 'number' },
  { name: 'Not answered', className: 'number' },
  { name: 'Marks', className: 'number' },
  { name: 'Share of marks', className: 'unit-share' },
];

const lastColumn = { name: 'Last test', className: 'number' };

/** What was reached in each unit, with its share of the marks as a bar. */
export function UnitProgressTable({ attempts, units }: UnitProgressTableProps) {
  const hasBefore = attempts > 1;
  return (
    <Table
      className="unit-progress"
      caption={
        hasBefore
          ? `Over ${countText(attempts, 'attempt')}. The last test is the newest one with questions of the unit.`
          : 'Of your first attempt.'
      }
      columns={hasBefore ? [...columns, lastColumn] : columns}
      rows={units.map((one) => ({
        key: one.unit,
        heading: one.unit,
        cells: [
          one.right,
          one.wrong,
          one.unanswered,
          `${printMarks(one.marks)} of ${printMarks(one.maximum)}`,
          <Share key="share" share={one.share} />,
          percentOf(one.lastShare),
        ],
      }))}
    />
  );
}

const percentOf = (share: number) => `${Math.round(share * 100)}%`;

function Share({ share }: { share: number }) {
  return (
    <span className="unit-bar">
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" focusable="false" aria-hidden="true">
        <rect width="100" height="10" />
        <rect width={Math.round(share * 100)} height="10" />
      </svg>
      {percentOf(share)}
    </span>
  );
}
