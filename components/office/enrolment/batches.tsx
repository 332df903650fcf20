import { Facts } from '@/components/office/ui/list';
import { Section } from '@/components/office/ui/section';
import { Table } from '@/components/office/ui/table';
import { printDay } from '@/content/day';
import type { ListedBatch, readBatch } from '@/lib/enrolment/batch-students';

/** Every published batch; its name leads to its students. */
export function BatchList({ batches, path }: { batches: readonly ListedBatch[]; path: string }) {
  if (batches.length === 0) {
    return (
      <p className="office-empty">
        The site lists no batch. The owner adds one under Site, Batches and notices.
      </p>
    );
  }
  return (
    <Table
      label="Batches"
      className="office-table-stacked"
      keyOf={({ id }) => id}
      rows={batches}
      columns={[
        {
          head: 'Batch',
          cell: ({ id, name, start }) => (
            <a href={`${path}/${id}`}>
              {name}
              <span className="sr-only">, from {printDay(start)}</span>
            </a>
          ),
        },
        { head: 'Starts', cell: ({ start }) => printDay(start) },
        { head: 'Timing', cell: ({ timing }) => timing ?? 'Not fixed yet' },
        { head: 'Students', cell: studentsText },
      ]}
    />
  );
}

const studentsText = ({ students, seats }: Pick<ListedBatch, 'students' | 'seats'>) =>
  seats === null ? String(students) : `${students} of ${seats} seats`;

interface BatchStudentsProps {
  batch: NonNullable<Awaited<ReturnType<typeof readBatch>>>;
  /** Whether names lead to the students' pages. */
  linked: boolean;
}

/** The names of the students who have a seat in the batch. */
export function BatchStudents({ batch, linked }: BatchStudentsProps) {
  const { start, timing, names } = batch;
  return (
    <>
      <Facts
        facts={[
          { label: 'Starts', value: printDay(start) },
          { label: 'Timing', value: timing ?? 'Not fixed yet' },
          { label: 'Students', value: studentsText(batch) },
        ]}
      />
      <Section id="students" title="Students">
        {names.length === 0 && <p className="office-empty">No student has a seat yet.</p>}
        <ol className="office-items batch-names">
          {names.map(({ studentId, name }) => (
            <li key={`${studentId} ${name}`}>
              {linked ? (
                <a href={`/searchuser/person/${studentId}`}>
                  <bdi>{name}</bdi>
                </a>
              ) : (
                <bdi>{name}</bdi>
              )}
            </li>
          ))}
        </ol>
      </Section>
    </>
  );
}
