import { PageFrame } from '@/components/site/page-frame';
import { WithCourseList } from '@/components/site/course-list';
import { Section } from '@/components/ui/section';
import type { CourseFamily } from '@/content/families/family';
import { requireRoute } from '@/content/routes';
import { FamilyCard } from './family-card';
import { PhoneBox } from './phone-box';
import { Prose } from './prose';

type Props = { family: CourseFamily };

function Choices({ family }: Props) {
  return (
    <Section band="white" aria-labelledby="choices">
      <div className="grid gap-13 lg:grid-cols-[minmax(0,1fr)_380px] lg:gap-16">
        <div>
          <h2 id="choices" className="mb-4">
            {family.choicesHeading}
          </h2>
          <dl className="material-week">
            {family.choices.map(({ when, take }) => (
              <div key={when}>
                <dt>{when}</dt>
                <dd>
                  <Prose text={take} />
                </dd>
              </div>
            ))}
          </dl>
          {family.closing.map((paragraph) => (
            <p key={paragraph} className="mt-4 max-w-prose">
              <Prose text={paragraph} />
            </p>
          ))}
        </div>
        <PhoneBox text={family.callText} from={{ page: family.path }} />
      </div>
    </Section>
  );
}

/** The index of the online or the offline courses: every course as a card, and what to choose when. */
export function FamilyPage({ family }: Props) {
  const { path, mode } = family;
  return (
    <PageFrame path={path} trail={[{ name: requireRoute(path).title, path }]}>
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
        <h2 className="mt-10 mb-5 text-[24px] md:text-[28px]">Choose your exam</h2>
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
