import { Table } from '@/components/catalogue/table';
import { printPeriod, retention } from '@/content/pages/retention';

/** Longest retention of each kind of data. */
export function RetentionTable() {
  const rows = Object.entries(retention).map(([kind, { data, period, from }]) => ({
    key: kind,
    heading: data,
    cells: [period ? printPeriod(period) : 'Always', from],
  }));
  return (
    <section id="periods" aria-labelledby="periods-heading" className="policy-periods">
      <h2 id="periods-heading" className="subheading">
        How long each kind of data is kept
      </h2>
      <Table
        className="mt-4"
        caption="We delete it at the end of the period, or earlier when you ask and no law obliges us to keep it."
        columns={[{ name: 'Data' }, { name: 'Kept for' }, { name: 'Counted from' }]}
        rows={rows}
      />
    </section>
  );
}
