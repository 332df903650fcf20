import { PageFrame } from '@/components/site/page-frame';
import { Still } from '@/components/ui/still/still';
import { Boards } from './boards';
import { Coaching } from './coaching';
import { Features } from './features';
import { FreeRegistration } from './free-registration';
import { Hero } from './hero';
import { OurCourses } from './our-courses';
import { OurResult } from './our-result';
import { Questions } from './questions';
import { Statistics } from './statistics';
import { Video } from './video';
import { Welcome } from './welcome';
import { WhyChemistry } from './why-chemistry';

/** Home in the order of the specification (application, section 2); also what an unknown address shows. */
export function HomeContent() {
  return (
    <PageFrame path="/" still={Still}>
      <Hero />
      <Still>
        <Welcome />
        <Boards />
        <OurCourses />
        <Features />
      </Still>
      <Statistics />
      <Still>
        <OurResult />
        <Questions />
        <WhyChemistry />
        <Coaching />
        <Video />
      </Still>
      <FreeRegistration />
    </PageFrame>
  );
}
