import { FactList } from '@/components/catalogue/page-parts';
import { PageFrame, PageTop } from '@/components/site/page-frame';
import { HelpCard } from '@/components/site/phone-card';
import { Icon } from '@/components/ui/icon';
import { Prose } from '@/components/ui/prose';
import { BesideCard, Section } from '@/components/ui/section';
import { courseNameOf, requireExam } from '@/content/catalogue/exams/exams';
import { examResults } from '@/content/catalogue/exams/pages';
import {
  printedCount,
  requireResultCard,
  toppers,
  type ResultOverview,
} from '@/content/pages/results';
import { trailThrough } from '@/lib/site/seo';
import { ResultCards, TopperList } from './result-cards';

type Props = { page: ResultOverview };

const arrowLink = 'tap-target font-semibold whitespace-nowrap';

function Exams() {
  return (
    <ul className="result-exams ruled">
      {Object.values(examResults).map(({ exam, overview }) => {
        const { statistic } = requireResultCard(exam);
        return (
          <li key={exam}>
            <h3 className="text-[22px]">
              <Prose text={courseNameOf(exam)} />
            </h3>
            <p className="result-number">
              {printedCount(statistic)} <span>{statistic.label}</span>
            </p>
            <div>
              <p>
                <Prose text={overview} />
              </p>
              <p className="mt-1 flex flex-wrap gap-x-6 print:hidden">
                <a href={`/result/${exam}`} className={arrowLink}>
                  {requireExam(exam).name} results <Icon name="arrow-right" className="size-5" />
                </a>
                <a href={`/result-explore/${exam}`} className={arrowLink}>
                  {requireExam(exam).name} in detail <Icon name="arrow-right" className="size-5" />
                </a>
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** How a result is recorded, once there is one. */
function Recording({ page }: Props) {
  const { path, recordHeading, recordIntro, record } = page;
  const help = <HelpCard from={{ page: path }} />;
  if (toppers.length === 0) return <Section band="white">{help}</Section>;
  return (
    <Section band="white" aria-labelledby="record">
      <BesideCard card={help}>
        <h2 id="record">{recordHeading}</h2>
        <p className="mt-3 mb-5 max-w-prose">
          <Prose text={recordIntro} />
        </p>
        <FactList facts={record} />
      </BesideCard>
    </Section>
  );
}

/** Overview of the results: three exams and five counters. */
export function OverviewPage({ page }: Props) {
  const { path, heading, lede, cardsHeading, cardsNote, examsHeading } = page;
  return (
    <PageFrame path={path} trail={trailThrough(path)} courseList>
      <PageTop>
        <h1>
          <Prose text={heading} />
        </h1>
        <p className="lede mt-4 mb-4 max-w-prose">
          <Prose text={lede} />
        </p>
        <h2 className="mt-9 mb-4 subheading">{examsHeading}</h2>
        <Exams />
      </PageTop>
      <Section band="tint" aria-labelledby="our-result">
        <h2 id="our-result" className="mb-5 tracking-caps">
          {cardsHeading}
        </h2>
        <ResultCards linked />
        <TopperList toppers={toppers} />
        <p className="mt-4 max-w-prose text-small text-muted">{cardsNote}</p>
      </Section>
      <Recording page={page} />
    </PageFrame>
  );
}
