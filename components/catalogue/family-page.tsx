import type { ReactNode } from 'react';
import { PageFrame, PageTop } from '@/components/site/page-frame';
import { HelpCard } from '@/components/site/phone-card';
import { Icon } from '@/components/ui/icon';
import { Paragraphs, Prose } from '@/components/ui/prose';
import { Rupees } from '@/components/ui/rupees';
import { BesideCard, Section } from '@/components/ui/section';
import {
  coursesIn,
  familyFacts,
  tierRange,
  type CourseFamily,
  type FamilyTexts,
  type PricedFamily,
  type PricedMember,
} from '@/content/catalogue/course-families';
import { courseNameOf } from '@/content/catalogue/exams/exams';
import type { Paise } from '@/content/money';
import type { Tier } from '@/content/catalogue/tiers';
import { trailThrough } from '@/lib/site/seo';
import { FactList, TermList } from './page-parts';
import { TierEmblem } from './tier-emblem';

type FamilyFrameProps = { family: FamilyTexts; cards: ReactNode; choices: ReactNode };

function FamilyFrame({ family, cards, choices }: FamilyFrameProps) {
  const { path } = family;
  return (
    <PageFrame path={path} trail={trailThrough(path)} courseList>
      <PageTop>
        <h1>{family.heading}</h1>
        <p className="lede mt-4 mb-4 max-w-prose">
          <Prose text={family.lede} />
        </p>
        <Paragraphs texts={family.intro} />
        <h2 className="mt-10 mb-5 subheading">Choose your exam</h2>
        {cards}
        <p className="mt-4 text-small text-muted">
          {family.feeNote && <Prose text={family.feeNote} />}{' '}
          <a href="/fees">All fees on one page</a>
        </p>
      </PageTop>
      <Section band="white" aria-labelledby="choices">
        <BesideCard card={<HelpCard from={{ page: path }} />}>
          <h2 id="choices" className="mb-4">
            {family.choicesHeading}
          </h2>
          {choices}
        </BesideCard>
      </Section>
    </PageFrame>
  );
}

type CardProps = { path: string; name: string; text: string; link: string; children: ReactNode };

/* `children` are the facts of the card. */
function Card({ path, name, text, link, children }: CardProps) {
  return (
    <li className="family-card">
      <h3>
        <a href={path}>
          <Prose text={name} />
        </a>
      </h3>
      <p className="family-text">
        <Prose text={text} />
      </p>
      <dl>{children}</dl>
      <span className="family-go" aria-hidden="true">
        {link}
        <Icon name="arrow-right" />
      </span>
    </li>
  );
}

type FactProps = { term: string; className?: string; children: ReactNode };

function Fact({ term, className, children }: FactProps) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className={className}>{children}</dd>
    </div>
  );
}

function FeeFrom({ price }: { price: Paise }) {
  return (
    <>
      <small>from </small>
      <Rupees paise={price} />
    </>
  );
}

function Tiers({ tiers }: { tiers: readonly Tier[] }) {
  return (
    <>
      {tierRange(tiers)}
      <span className="family-tiers">
        {tiers.map((tier) => (
          <span key={tier} className={`tier-${tier} text-tier`}>
            <TierEmblem tier={tier} className="size-6" />
          </span>
        ))}
      </span>
    </>
  );
}

/**
 * Index of the online or the offline courses: a card per course and advice on choosing. Durations,
 * tiers and the lowest fee come from the plans. Classroom plans have a single tier, and only some of
 * them show its name.
 */
export function FamilyPage({ family }: { family: CourseFamily }) {
  const { mode, choices } = family;
  return (
    <FamilyFrame
      family={family}
      cards={
        <ul className="grid gap-4 sm:grid-cols-2">
          {coursesIn(mode).map(({ exam, course }) => {
            const { durations, tiers, from } = familyFacts(exam, mode);
            return (
              <Card
                key={exam}
                path={course.path}
                name={courseNameOf(exam)}
                text={course.familyCard}
                link="See the course"
              >
                <Fact term="Length">
                  <span>
                    <Prose text={durations.join(' or ')} />
                  </span>
                </Fact>
                {mode === 'online' && (
                  <Fact term="Plans">
                    <Tiers tiers={tiers} />
                  </Fact>
                )}
                <Fact term="Fee" className="family-fee">
                  {from === null ? 'on request' : <FeeFrom price={from} />}
                </Fact>
              </Card>
            );
          })}
        </ul>
      }
      choices={<TermList rows={choices.map(({ when, take }) => [when, take])} />}
    />
  );
}

function MemberFee({ fee }: Pick<PricedMember, 'fee'>) {
  if ('text' in fee) return <Fact term="Whole series">{fee.text}</Fact>;
  return (
    <Fact term={'price' in fee ? 'Fee' : 'Price'} className="family-fee">
      {'price' in fee ? (
        <>
          <Rupees paise={fee.price} /> <small>{fee.note}</small>
        </>
      ) : (
        <FeeFrom price={fee.from} />
      )}
    </Fact>
  );
}

/** Index of the test series or the study material: a card per page and advice on choosing. */
export function PricedFamilyPage({ family }: { family: PricedFamily }) {
  return (
    <FamilyFrame
      family={family}
      cards={
        <ul className="family-priced grid gap-4 sm:grid-cols-2">
          {family.members.map(({ path, name, text, facts, fee }) => (
            <Card key={path} path={path} name={name} text={text} link={family.cardLink}>
              {facts.map(([term, value]) => (
                <Fact key={term} term={term}>
                  {typeof value === 'string' ? value : <Rupees paise={value} />}
                </Fact>
              ))}
              <MemberFee fee={fee} />
            </Card>
          ))}
        </ul>
      }
      choices={<FactList facts={family.choices} />}
    />
  );
}
