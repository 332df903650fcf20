import { PageFrame, WithCourseList } from '@/components/site/page-frame';
import { PhoneBox } from '@/components/site/phone-card';
import { Icon } from '@/components/ui/icon';
import { Paragraphs, Prose } from '@/components/ui/prose';
import { Rupees } from '@/components/ui/rupees';
import { BesideCard, Section } from '@/components/ui/section';
import type { PricedFamily, PricedMember } from '@/content/course-families';
import { trailThrough } from '@/lib/site/seo';
import { FactList } from './page-parts';

function Fee({ fee }: Pick<PricedMember, 'fee'>) {
  if ('text' in fee) return fee.text;
  if ('price' in fee) {
    return (
      <>
        <Rupees paise={fee.price} /> <small>{fee.note}</small>
      </>
    );
  }
  return (
    <>
      <small>from </small>
      <Rupees paise={fee.from} />
    </>
  );
}

function Card({ member, link }: { member: PricedMember; link: string }) {
  const { path, name, text, facts, fee } = member;
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
      <dl>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{typeof value === 'string' ? value : <Rupees paise={value} />}</dd>
          </div>
        ))}
        <div>
          <dt>{'text' in fee ? 'Whole series' : 'Fee'}</dt>
          <dd className={'text' in fee ? undefined : 'family-fee'}>
            <Fee fee={fee} />
          </dd>
        </div>
      </dl>
      <span className="family-go" aria-hidden="true">
        {link}
        <Icon name="arrow-right" />
      </span>
    </li>
  );
}

/** Index of the test series or the study material: a card per page and advice on choosing. */
export function PricedFamilyPage({ family }: { family: PricedFamily }) {
  const { path } = family;
  return (
    <PageFrame path={path} trail={trailThrough(path)}>
      <WithCourseList path={path}>
        <h1>{family.heading}</h1>
        <p className="lede mt-4 mb-4 max-w-prose">
          <Prose text={family.lede} />
        </p>
        <Paragraphs texts={family.intro} />
        <h2 className="mt-10 mb-5 subheading">Choose your exam</h2>
        <ul className="family-cards family-priced">
          {family.members.map((member) => (
            <Card key={member.path} member={member} link={family.cardLink} />
          ))}
        </ul>
        <p className="mt-4 text-small text-muted">
          <Prose text={family.feeNote} />
        </p>
      </WithCourseList>
      <Section band="white" aria-labelledby="choices">
        <BesideCard card={<PhoneBox text={family.callText} from={{ page: path }} />}>
          <h2 id="choices" className="mb-4">
            {family.choicesHeading}
          </h2>
          <FactList facts={family.choices} />
          <div className="mt-5">
            <Paragraphs texts={family.closing} />
          </div>
        </BesideCard>
      </Section>
    </PageFrame>
  );
}
