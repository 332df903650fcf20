import { staffPage } from '@/app/(staff)/searchuser/staff-page';
import { StaffFrame } from '@/components/office/frame/staff-frame';
import { ParcelList } from '@/components/office/parcels/parcel-list';
import { buttonClass } from '@/components/ui/button';
import { parcelSettings } from '@/lib/parcels/make-parcels';
import { recordView } from '@/lib/staff/audit/views';
import { askedParcels, parcelsPath } from '@/lib/parcels/parcel-list';
import { countParcels, listParcels } from '@/lib/parcels/parcels';
import { may } from '@/lib/staff/permissions';
import { today } from '@/lib/site/days';
import { officeMetadata } from '@/lib/site/seo';

const title = 'Parcels';

export const metadata = officeMetadata(title);

type Query = Record<string, string | string[] | undefined>;

export default async function Parcels({ searchParams }: { searchParams: Promise<Query> }) {
  const asked = askedParcels(await searchParams);
  return staffPage('parcels.handle', { path: parcelsPath, title }, async (staff) => {
    const [list, counts, { courses, orders }] = await Promise.all([
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
      <StaffFrame
        path={parcelsPath}
        title={title}
        staff={staff}
        actions={
          may(staff, 'exports.parcels') && (
            <a href="/searchuser/export#export-parcels" className={buttonClass('outline')}>
              Save as CSV
            </a>
          )
        }
      >
        <ParcelList
          rights={staff.rights}
          asked={asked}
          list={list}
          counts={counts}
          rules={{ courses, orders }}
          today={today()}
        />
      </StaffFrame>
    );
  });
}
