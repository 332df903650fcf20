import { ButtonLink } from '@/components/ui/button';
import { Prose, WholeWords } from '@/components/ui/prose';
import { Rupees } from '@/components/ui/rupees';
import { Section } from '@/components/ui/section';
import { Tabs } from '@/components/ui/tabs';
import { courseTabs, type CourseCard, type CourseTab } from '@/content/home';
import { courseDrawings } from './pictures';
import { SectionHead } from './section-head';

function Fee({ from }: Pick<CourseCard, 'from'>) {
  return (
    <p className="home-course-fee">
      {from === null ? (
        'Fee by phone or at the office'
      ) : (
        <>
          From <Rupees paise={from} />
        </>
      )}
    </p>
  );
}

function Card({ card, mode }: { card: CourseCard; mode: CourseTab['mode'] }) {
  const Picture = courseDrawings[mode][card.exam];
  return (
    <article className="home-course">
      <div className="home-course-picture graph-paper">
        <Picture />
      </div>
      <h3>
        <WholeWords text={card.heading} />
      </h3>
      <p>
        <Prose text={card.detail} />
      </p>
      <Fee from={card.from} />
      <ButtonLink href={card.href} variant="outline">
        VIEW DETAILS
        <span className="sr-only">
          : {card.heading}, {mode}
        </span>
      </ButtonLink>
    </article>
  );
}

function Panel({ tab }: { tab: CourseTab }) {
  return (
    <>
      <div className="home-courses">
        {tab.cards.map((card) => (
          <Card key={card.href} card={card} mode={tab.mode} />
        ))}
      </div>
      <ul className="home-course-names">
        {tab.cards.map(({ heading, href }) => (
          <li key={href} className="grid">
            <ButtonLink href={href} variant="outline">
              <span>
                <WholeWords text={heading} />
                <span className="sr-only">, {tab.mode}</span>
              </span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </>
  );
}

/** OUR COURSES: the four exams online, and on the other tab in the classroom. */
export function OurCourses() {
  return (
    <Section band="tint" aria-labelledby="our-courses">
      <SectionHead
        id="our-courses"
        heading="OUR COURSES"
        all={{ href: '/onlinecourses/csir-net', of: 'plans, beginning with CSIR-NET online' }}
      />
      <Tabs
        label="Our courses"
        tabs={courseTabs.map((tab) => ({
          id: tab.id,
          title: tab.title,
          panel: <Panel tab={tab} />,
        }))}
      />
    </Section>
  );
}
