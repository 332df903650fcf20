import { FactList } from '@/components/catalogue/page-parts';
import { PageFrame, PageTop } from '@/components/site/page-frame';
import { Paragraphs, Prose } from '@/components/ui/prose';
import { requireExam } from '@/content/catalogue/exams/exams';
import { requireResultCard } from '@/content/pages/results';
import type { ResultDetail } from '@/content/pages/result-page';
import { trailThrough } from '@/lib/site/seo';
import { NextPages, ResultCardBody } from './result-cards';

type Props = { page: ResultDetail };

/* A small version of the exam's card; the exam's own page has the large one. */
function Top({ page }: Props) {
  const { exam, heading, lede } = page;
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
        <p className="result-go print:hidden">
          <a className="tap-target font-semibold" href={`/result/${exam}`}>
            {requireExam(exam).name} results
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
      <p className="max-w-prose">{after}</p>
    </>
  );
}

/** One exam in detail: the kinds of its results, and how to read marks, cut-off and rank. */
export function DetailPage({ page }: Props) {
  const { exam, path, kinds, next } = page;
  const trail = trailThrough('/result', `/result/${exam}`, path);
  return (
    <PageFrame path={path} trail={trail} courseList>
      <PageTop>
        <Top page={page} />
        <h2 className="mt-10 mb-3 subheading">{kinds.heading}</h2>
        <p className="mb-5 max-w-prose">
          <Prose text={kinds.intro} />
        </p>
        <FactList facts={kinds.facts} />
        <Reading page={page} />
      </PageTop>
      <NextPages exam={exam} path={path} next={next} />
    </PageFrame>
  );
}
