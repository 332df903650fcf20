import { PageFrame, WithCourseList } from '@/components/site/page-frame';
import { PhoneBox } from '@/components/site/phone-card';
import { Icon } from '@/components/ui/icon';
import { Prose } from '@/components/ui/prose';
import { Rupees } from '@/components/ui/rupees';
import { BesideCard, Section } from '@/components/ui/section';
import type { Course } from '@/content/course';
import { coursesIn, familyFacts, tierRange, type CourseFamily } from '@/content/course-families';
import { courseNameOf, type CourseExam } from '@/content/exams/exams';
import type { Plan } from '@/content/plan';
import { trailThrough } from '@/lib/site/seo';
import { TermList } from './page-parts';
import { TierEmblem } from './tier-emblem';

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

/** Index of the online or the offline courses: a card per course and advice on choosing. */
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
          {coursesIn(mode).map(({ exam, course }) => (
            <FamilyCard key={exam} exam={exam} mode={mode} course={course} />
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

/* Classroom plans have a single tier, and only some of them show its name. */
function facts({ mode, exam }: { mode: Plan['mode']; exam: CourseExam }) {
  const { durations, tiers, from } = familyFacts(exam, mode);
  return { durations, from, tiers: mode === 'online' ? tiers : [] };
}

type FamilyCardProps = { exam: CourseExam; mode: Plan['mode']; course: Course };

/** Durations, tiers and the lowest fee come from the plans. */
function FamilyCard({ exam, mode, course }: FamilyCardProps) {
  const { durations, tiers, from } = facts({ mode, exam });
  return (
    <li className="family-card">
      <h3>
        <a href={course.path}>
          <Prose text={courseNameOf(exam)} />
        </a>
      </h3>
      <p className="family-text">
        <Prose text={course.familyCard} />
      </p>
      <dl>
        <div>
          <dt>Length</dt>
          <dd>
            <span>
              <Prose text={durations.join(' or ')} />
            </span>
          </dd>
        </div>
        {tiers.length > 0 && (
          <div>
            <dt>Plans</dt>
            <dd>
              {tierRange(tiers)}
              <span className="family-tiers">
                {tiers.map((tier) => (
                  <span key={tier} className={`tier-${tier} text-tier`}>
                    <TierEmblem tier={tier} className="size-6" />
                  </span>
                ))}
              </span>
            </dd>
          </div>
        )}
        <div>
          <dt>Fee</dt>
          <dd className="family-fee">
            {from === null ? (
              'by phone'
            ) : (
              <>
                <small>from </small>
                <Rupees paise={from} />
              </>
            )}
          </dd>
        </div>
      </dl>
      <span className="family-go" aria-hidden="true">
        See the course
        <Icon name="arrow-right" />
      </span>
    </li>
  );
}
