import { YourDataPage } from '@/components/student/data-rights/your-data-page';
import { routeMetadata } from '@/lib/site/seo';

const path = '/your-data';

export const dynamic = 'error';

export const metadata = routeMetadata(path);

export default function YourData() {
  return <YourDataPage path={path} />;
}
