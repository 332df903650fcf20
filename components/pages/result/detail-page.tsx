import { FactList } from '@/components/catalogue/page-parts';
import { PageFrame, WithCourseList } from '@/components/site/page-frame';
import { PageLinks } from '@/components/site/page-links';
import { Paragraphs, Prose } from '@/components/ui/prose';
import { BesideCard, Section } from '@/components/ui/section';
import { requireResultCard } from '@/content/results';
import type { ResultDetail } from '@/content/result-page';
import { trailThrough } from '@/lib/site/seo';
import { AskBox, ExamToppers, ResultCardBody } from './result-cards';

type Props = { page: ResultDetail };

/* A small version of the exam's card; the exam's own page has the large one. */
function Top({ page }: Props) {
  const { exam, heading, lede, counter } = page;
  return (
    <>
      <h1>
        <Prose text={heading} />
      </h1>
      <p className="lede mt-4 max-w-prose">
        <Prose text={lede} />
      </p>
      <div className="result-card card">
        <ResultCardBody card={requireResultCard(exam)} />
        <p className="leading-[1.45]">{counter}</p>
        <p className="result-go print:hidden">
          <a className="tap-target font-semibold" href={`/result/${exam}`}>
            The figure and its spectrum
          </a>
        </p>
      </div>
    </>
  );
}

function Reading({ page }: Props) {
  const { heading, paragraphs, example, after } = page.reading;
  return (
    <>
      <h2 className="mt-11 mb-4 subheading">{heading}</h2>
      <Paragraphs texts={paragraphs} />
      {example && (
        <div className="card my-5 max-w-prose border-grid px-4 py-3.5">
          <p>
            <b>{example.title}</b>
          </p>
          <ul>
            {example.lines.map((line) => (
              <li key={line} className="mt-1.5 leading-[1.4] tabular-nums">
                {line}
              </li>
            ))}
          </ul>
        </div>
      )}
      {after && <Paragraphs texts={after} />}
    </>
  );
}

function Checklist({ page }: Props) {
  const { heading, intro, questions } = page.checklist;
  return (
    <Section band="tint" aria-labelledby="checklist">
      <h2 id="checklist">{heading}</h2>
      <p className="mt-3 mb-6 max-w-prose">
        <Prose text={intro} />
      </p>
      <ol className="result-checklist ruled">
        {questions.map(({ ask, because }) => (
          <li key={ask}>
            <b>
              <Prose text={ask} />
            </b>
            <span>
              <Prose text={because} />
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Recording({ page }: Props) {
  const { exam, path, record, noNames, next, ask } = page;
  return (
    <Section aria-labelledby="record">
      <BesideCard card={<AskBox path={path} {...ask} />}>
        <h2 id="record" className="mb-4">
          {record.heading}
        </h2>
        <Paragraphs texts={record.paragraphs} />
        <ExamToppers exam={exam} none={noNames} />
        <h2 className="mt-10 mb-4 text-[24px] print:hidden">From here</h2>
        <div className="max-w-[720px] print:hidden">
          <PageLinks paths={next} />
        </div>
      </BesideCard>
    </Section>
  );
}

/** One exam in detail: what counts as a result, how to read it, what to ask. */
export function DetailPage({ page }: Props) {
  const { exam, path, kinds } = page;
  const trail = trailThrough('/result', `/result/${exam}`, path);
  return (
    <PageFrame path={path} trail={trail}>
      <WithCourseList path={path}>
        <Top page={page} />
        <h2 className="mt-10 mb-3 subheading">{kinds.heading}</h2>
        <p className="mb-5 max-w-prose">
          <Prose text={kinds.intro} />
        </p>
        <FactList facts={kinds.facts} />
        <Reading page={page} />
      </WithCourseList>
      <Checklist page={page} />
      <Recording page={page} />
    </PageFrame>
  );
}
