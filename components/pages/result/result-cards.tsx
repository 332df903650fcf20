import { resultDrawings } from '@/components/pages/home/pictures';
import { PhoneCard } from '@/components/site/phone-card';
import { ButtonLink } from '@/components/ui/button';
import { enquiryHref } from '@/content/contact';
import { requireExam } from '@/content/exams/exams';
import { printedCount, resultCards, type ResultCard } from '@/content/results';

/** A line spectrum over its counter and one fact about the element. `children` stand at the end. */
export function ResultCardBody({ card }: { card: ResultCard }) {
  const { picture, statistic, element, fact } = card;
  const Spectrum = resultDrawings[picture];
  return (
    <>
      <div className="result-spectrum">
        <Spectrum />
      </div>
      <p className="result-number">
        {printedCount(statistic)} <span>{statistic.label}</span>
      </p>
      <p className="result-fact">
        <b>{element}.</b> {fact}
      </p>
    </>
  );
}

/** The five drawn cards. With `linked`, those of an exam lead to its result page. */
export function ResultCards({ linked = false }: { linked?: boolean }) {
  return (
    <ul className="results">
      {resultCards.map((card) => (
        <li key={card.picture}>
          <ResultCardBody card={card} />
          {linked && card.exam && (
            <p className="result-go">
              <a href={`/result/${card.exam}`}>{requireExam(card.exam).name} results</a>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

type AskBoxProps = {
  /** The page the enquiry is noted with. */
  path: string;
  heading: string;
  text: string;
};

/** The way to ask about a result: the enquiry form, and the three phones. */
export function AskBox({ path, heading, text }: AskBoxProps) {
  return (
    <PhoneCard id="ask" heading={heading} text={text}>
      <p className="my-4">
        <ButtonLink href={enquiryHref(path)}>Send an enquiry</ButtonLink>
      </p>
    </PhoneCard>
  );
}
