import { HomeContent } from '@/components/home/home-content';
import { institute } from '@/content/institute';
import { pageMetadata } from '@/lib/seo';

export const metadata = pageMetadata({
  title: `${institute.name}: chemistry coaching for CSIR-NET, GATE, IIT-JAM and CUET (PG)`,
  description:
    'Online and classroom coaching in chemistry for CSIR-NET/JRF, GATE, IIT-JAM and CUET (PG), at Jia Sarai, Delhi. Fees, batches and free registration.',
  path: '/',
});

export default function HomePage() {
  return <HomeContent />;
}
