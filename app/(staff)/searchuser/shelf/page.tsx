import { staffPage } from '@/app/(staff)/searchuser/staff-page';
import { StaffFrame } from '@/components/office/frame/staff-frame';
import { ShelfList } from '@/components/office/shelf/shelf-list';
import { audienceGroups, audienceLabel } from '@/lib/shelf/shelf-audiences';
import { listShelfItems, shelfRule } from '@/lib/shelf/shelf-items';
import { officeMetadata } from '@/lib/site/seo';

const path = '/searchuser/shelf';
const title = 'Course material';

export const metadata = officeMetadata(title);

export default function Shelf() {
  return staffPage('shelf.manage', { path, title }, async (staff) => {
    const [items, opens] = await Promise.all([listShelfItems(staff), shelfRule()]);
    const audiences = items.flatMap((item) => item.audiences);
    return (
      <StaffFrame path={path} title={title} staff={staff}>
        <ShelfList
          rights={staff.rights}
          items={items}
          groups={audienceGroups}
          labels={Object.fromEntries(audiences.map((one) => [one, audienceLabel(one)]))}
          opens={opens}
        />
      </StaffFrame>
    );
  });
}
