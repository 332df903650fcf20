import { Prose } from '@/components/ui/prose';
import { Rupees } from '@/components/ui/rupees';
import { Section } from '@/components/ui/section';
import { coaching, type Coaching as ExamCoaching, type Program } from '@/content/home';
import { TextLinks } from './section-head';

function Exam({ exam }: { exam: ExamCoaching }) {
  const { id, heading, cited, paragraphs, programs, links } = exam;
  return (
    <section aria-labelledby={id} className="coaching">
      <div>
        <h2 id={id}>{heading}</h2>
        <p className="coaching-cited">
          <b>{cited.figure}</b> <span>{cited.meaning}</span>
        </p>
      </div>
      <div className="grid content-start gap-4">
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="max-w-prose">
            <Prose text={paragraph} />
          </p>
        ))}
        {programs && <Programs programs={programs} />}
        <TextLinks links={links} />
      </div>
    </section>
  );
}

/** Coaching for CSIR NET, IIT-JAM and GATE, each led by the number its paper is known by. */
export function Coaching() {
  return (
    <Section aria-label="Coaching by exam">
      {coaching.map((exam) => (
        <Exam key={exam.id} exam={exam} />
      ))}
    </Section>
  );
}

/** The programs of one exam side by side: whom each suits and what it costs, GST included. */
function Programs({ programs }: { programs: readonly Program[] }) {
  return (
    <div className="programs">
      {programs.map(({ name, suits, fees }) => (
        <article key={name}>
          <h3>{name}</h3>
          <p>
            <Prose text={suits} />
          </p>
          <ul>
            {fees.map(({ where, price, struckPrice, from }) => (
              <li key={where}>
                <span>{where}</span>
                <b>
                  {from && 'from '}
                  <Rupees paise={price} />
                </b>
                {struckPrice && (
                  <s>
                    <span className="sr-only">Earlier price </span>
                    <Rupees paise={struckPrice} />
                  </s>
                )}
              </li>
            ))}
          </ul>
          <p className="text-note text-muted">18% GST included</p>
        </article>
      ))}
    </div>
  );
}
