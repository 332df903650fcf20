import { PageFrame } from '@/components/site/page-frame';
import { WithCourseList } from '@/components/site/course-list';
import { BesideCard, Section } from '@/components/ui/section';
import type { CourseFamily } from '@/content/families/family';
import { trailThrough } from '@/lib/seo';
import { FamilyCard } from './family-card';
import { PhoneBox } from './phone-box';
import { Prose } from './prose';
import { TermList } from './term-list';

type Props = { family: CourseFamily };

function Choices({ family }: Props) {
  return (
    <Section band="white" aria-labelledby="choices">
      <BesideCard card={<PhoneBox text={family.callText} from={{ page: family.path }} />}>
        <h2 id="choices" className="mb-4">
          {family.choicesHeading}
        </h2>
        <TermList rows={family.choices.map(({ when, take }) => [when, take])} />
        {family.closing.map((paragraph) => (
          <p key={paragraph} className="mt-4 max-w-prose">
            <Prose text={paragraph} />
          </p>
        ))}
      </BesideCard>
    </Section>
  );
}

/** The index of the online or the offline courses: every course as a card, and what to choose when. */
export function FamilyPage({ family }: Props) {
  const { path, mode } = family;
  return (
    <PageFrame path={path} trail={trailThrough(path)}>
      <WithCourseList path={path}>
        <h1>{family.heading}</h1>
        <p className="lede mt-4 max-w-prose">
          <Prose text={family.lede} />
        </p>
        {family.intro.map((paragraph) => (
          <p key={paragraph} className="mt-4 max-w-prose">
            <Prose text={paragraph} />
          </p>
        ))}
        <h2 className="mt-10 mb-5 subheading">Choose your exam</h2>
        <ul className="family-cards">
          {family.members.map((member) => (
            <FamilyCard key={member.exam} path={path} mode={mode} member={member} />
          ))}
        </ul>
        <p className="mt-4 text-small text-muted">
          <Prose text={family.feeNote} />
        </p>
      </WithCourseList>
      <Choices family={family} />
    </PageFrame>
  );
}
