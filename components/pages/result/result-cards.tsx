import { PhoneCard } from '@/components/site/phone-card';
import { ButtonLink } from '@/components/ui/button';
import { enquiryHref } from '@/content/contact';
import { requireExam } from '@/content/exams/exams';
import {
  consented,
  printedCount,
  resultCards,
  toppers,
  type ResultCard,
  type Topper,
} from '@/content/results';
import type { ResultExam } from '@/content/result-page';
import { LineSpectrum } from './line-spectrum';

/** Named students: only those who consented in writing. Renders nothing when there are none. */
export function TopperList({ toppers }: { toppers: readonly Topper[] }) {
  const shown = consented(toppers);
  if (!shown.length) return null;
  return (
    <ul className="mt-5 grid grid-cols-[repeat(auto-fill,minmax(min(100%,260px),1fr))] gap-3.5">
      {shown.map(({ name, exam, year, rank, course, duration, paid }) => (
        <li
          key={`${name} ${exam} ${year}`}
          className="card border-t-4 border-t-brand px-4 py-3.5 leading-[1.42]"
        >
          <b className="font-display text-[20px]/[1.2] font-semibold">{name}</b>
          <p>
            {requireExam(exam).name} {year}, {rank}
          </p>
          <p className="text-muted">
            {course}, {duration}, {paid ? 'paid' : 'not paid'}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Named students of one exam, or the text `none` when there are none. */
export function ExamToppers({ exam, none }: { exam: ResultExam; none: string }) {
  const own = toppers.filter((topper) => topper.exam === exam);
  if (!consented(own).length) return <p className="result-none">{none}</p>;
  return <TopperList toppers={own} />;
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

type AskBoxProps = {
  /** Page recorded with the enquiry. */
  path: string;
  heading: string;
  text: string;
};

/** Link to the enquiry form, and the three phones. */
export function AskBox({ path, heading, text }: AskBoxProps) {
  return (
    <PhoneCard id="ask" heading={heading} text={text}>
      <p className="my-4">
        <ButtonLink href={enquiryHref(path)}>Send an enquiry</ButtonLink>
      </p>
    </PhoneCard>
  );
}
