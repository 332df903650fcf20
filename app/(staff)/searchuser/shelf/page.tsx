import { staffPage } from '@/app/(staff)/searchuser/staff-page';
import { ShelfPage } from '@/components/office/shelf/shelf-page';
import { audienceGroups, audienceLabel } from '@/lib/enrolment/shelf-audiences';
import { listShelfItems, shelfRule } from '@/lib/office/shelf/shelf-items';
import { officeMetadata } from '@/lib/site/seo';

const path = '/searchuser/shelf';
const title = 'Course material';

export const metadata = officeMetadata(title);

export default function Shelf() {
  return staffPage('shelf.manage', { path, title }, async (staff) => {
    const [items, opens] = await Promise.all([listShelfItems(staff), shelfRule()]);
    return (
      <ShelfPage
        path={path}
        title={title}
        staff={staff}
        items={items}
        groups={audienceGroups}
        labelOf={audienceLabel}
        opens={opens}
      />
    );
  });
}
