import { Icon } from '@/components/ui/icon';
import { Prose, WholeWords } from '@/components/ui/prose';
import type { Batch, CourseFeature, Faq } from '@/content/course';

/** Terms in a narrow column, each with a sentence or two beside it: a day and its work, a case and its advice. */
export function TermList({ rows }: { rows: readonly (readonly [term: string, text: string])[] }) {
  return (
    <dl className="term-list">
      {rows.map(([term, text]) => (
        <div key={text}>
          <dt>
            <Prose text={term} />
          </dt>
          <dd>
            <Prose text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Questions that open on their own, with the first one open. */
export function FaqList({ faqs }: { faqs: readonly Faq[] }) {
  return (
    <div className="border-t border-line">
      {faqs.map(({ question, answer }, index) => (
        <details key={question} open={index === 0} className="border-b border-line">
          <summary className="flex min-h-14 items-center justify-between gap-3 px-0.5 py-3 leading-snug font-semibold hover:text-brand-deep">
            <span>
              <Prose text={question} />
            </span>
            <Icon name="chevron-down" className="turns size-5.5 text-brand" />
          </summary>
          <p className="max-w-prose pr-8.5 pb-4.5 pl-0.5">
            <Prose text={answer} />
          </p>
        </details>
      ))}
    </div>
  );
}

/** Terms and what is to be said about each, side by side from 600 px. */
export function FactList({ facts }: { facts: readonly (readonly [term: string, text: string])[] }) {
  return (
    <dl className="fact-list">
      {facts.map(([term, text]) => (
        <div key={term}>
          <dt>
            <WholeWords text={term} />
          </dt>
          <dd>
            <WholeWords text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The course features list: each one named, then said in a sentence. */
export function CourseFeatures({ features }: { features: readonly CourseFeature[] }) {
  return (
    <ul className="course-features">
      {features.map(({ name, detail }) => (
        <li key={name}>
          <b className="block leading-snug">
            <Prose text={name} />
          </b>
          <span className="block text-pretty text-muted">
            <Prose text={detail} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The kinds of batch side by side: how long, how many hours, and whom each one suits. */
export function BatchFacts({ batches }: { batches: readonly Batch[] }) {
  return (
    <dl className="batch-facts">
      {batches.map((batch) => (
        <div key={batch.name}>
          <dt>{batch.name}</dt>
          <dd>
            <b className="block">
              <Prose text={batch.length} />
            </b>
            <span className="block">
              <Prose text={batch.hours} />
            </span>
            <span className="mt-1.5 block text-small text-pretty text-muted">
              <Prose text={batch.suits} />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
