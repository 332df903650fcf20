import { PageLinks } from '@/components/site/page-links';
import { HelpCard } from '@/components/site/phone-card';
import { PersonCard, PersonCards } from '@/components/ui/person-card';
import { BesideCard, Section } from '@/components/ui/section';
import { requireExam } from '@/content/catalogue/exams/exams';
import {
  toppersWithConsent,
  printedCount,
  resultCards,
  toppers,
  type ResultCard,
  type Topper,
} from '@/content/pages/results';
import type { ResultExam } from '@/content/pages/result-page';
import { LineSpectrum } from './line-spectrum';

/** Named students: only those who consented in writing. Renders nothing when there are none. */
export function TopperList({ toppers }: { toppers: readonly Topper[] }) {
  const shown = toppersWithConsent(toppers);
  if (!shown.length) return null;
  return (
    <PersonCards className="mt-5">
      {shown.map(({ name, photo, consentUntil, exam, year, rank, course, duration, paid }) => (
        <PersonCard key={`${name} ${exam} ${year}`} name={name} photo={photo} until={consentUntil}>
          <p>
            {requireExam(exam).name} {year}, {rank}
          </p>
          <p className="text-muted">
            {course}, {duration}, {paid ? 'paid' : 'not paid'}
          </p>
        </PersonCard>
      ))}
    </PersonCards>
  );
}

/** Named students of one exam. */
export function ExamToppers({ exam }: { exam: ResultExam }) {
  return <TopperList toppers={toppers.filter((topper) => topper.exam === exam)} />;
}

/** A line spectrum over its counter and one fact about the element. `children` come last. */
export function ResultCardBody({ card }: { card: ResultCard }) {
  const { picture, statistic, element, fact } = card;
  return (
    <>
      <div className="result-spectrum print:hidden">
        <LineSpectrum element={picture} />
      </div>
      <p className="result-number">
        {printedCount(statistic)} <span>{statistic.label}</span>
      </p>
      <p className="text-[16px] leading-[1.4] text-muted">
        <b className="text-ink">{element}.</b> {fact}
      </p>
    </>
  );
}

/** The five illustrated cards. With `linked`, exam cards link to their result pages. */
export function ResultCards({ linked = false }: { linked?: boolean }) {
  return (
    <ul className="results">
      {resultCards.map((card) => (
        <li key={card.picture} className="card">
          <ResultCardBody card={card} />
          {linked && card.exam && (
            <p className="result-go print:hidden">
              <a className="tap-target font-semibold" href={`/result/${card.exam}`}>
                {requireExam(card.exam).name} results
              </a>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

type NextPagesProps = { exam: ResultExam; path: string; next: readonly string[] };

/** Links from a result page to the exam's other pages, beside the help card. */
export function NextPages({ exam, path, next }: NextPagesProps) {
  return (
    <Section band="white" aria-labelledby="next">
      <BesideCard card={<HelpCard from={{ page: path }} />}>
        <h2 id="next" className="mb-5">
          {requireExam(exam).name} courses and results
        </h2>
        <div className="max-w-[720px] print:hidden">
          <PageLinks paths={next} />
        </div>
      </BesideCard>
    </Section>
  );
}
