import { staffPage } from '@/app/(staff)/searchuser/staff-page';
import { ParcelsPage } from '@/components/office/parcels/parcels-page';
import { parcelSettings } from '@/lib/enrolment/parcels';
import { recordView } from '@/lib/office/audit/views';
import { askedParcels, parcelsPath } from '@/lib/office/parcels/parcel-list';
import { countParcels, listParcels } from '@/lib/office/parcels/parcels';
import { today } from '@/lib/site/days';
import { officeMetadata } from '@/lib/site/seo';

const title = 'Parcels';

export const metadata = officeMetadata(title);

type Query = Record<string, string | string[] | undefined>;

export default async function Parcels({ searchParams }: { searchParams: Promise<Query> }) {
  const asked = askedParcels(await searchParams);
  return staffPage('parcels.handle', { path: parcelsPath, title }, async (staff) => {
    const [list, counts, settings] = await Promise.all([
      listParcels(staff, asked),
      countParcels(),
      parcelSettings(),
    ]);
    const students = list.rows.map(({ studentId }) => studentId);
    await recordView(staff, {
      action: 'parcels.list',
      subject: 'list',
      people: students,
      students,
      detail: { rows: list.rows.length, show: asked.show },
    });
    return (
      <ParcelsPage
        title={title}
        staff={staff}
        asked={asked}
        list={list}
        counts={counts}
        settings={settings}
        today={today()}
      />
    );
  });
}
