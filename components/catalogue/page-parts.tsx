import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Prose, WholeWords } from '@/components/ui/prose';
import { Section, type Band } from '@/components/ui/section';
import type { Batch, CourseFeature, Faq, RegistrationStep } from '@/content/catalogue/course';
import { gstNote } from '@/content/catalogue/gst';
import { bank, upiId } from '@/content/facts/bank-account';

function BankDetails() {
  const facts = {
    Bank: bank.bank,
    Account: bank.account,
    Number: bank.number,
    IFSC: bank.ifsc,
    ...(upiId && { 'UPI id': upiId }),
  };
  return (
    <dl className="mt-2.5 grid max-w-105 grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5 rounded-control border border-line bg-card px-3.5 py-2.5 text-base tabular-nums">
      {Object.entries(facts).map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The registration procedure as a numbered list (specification). */
export function Registration({ steps }: { steps: readonly RegistrationStep[] }) {
  return (
    <ol className="numbered-steps">
      {steps.map((step) => (
        <li key={step.title}>
          <h3>{step.title}</h3>
          <p className="max-w-prose">
            <Prose text={step.text} />
          </p>
          {step.bring && (
            <ul>
              {step.bring.map((thing) => (
                <li key={thing}>{thing}</li>
              ))}
            </ul>
          )}
          {step.bank && <BankDetails />}
        </li>
      ))}
    </ol>
  );
}

type PageIntroProps = {
  heading: string;
  lede: string;
  figure: ReactNode;
  children: ReactNode;
};

/** Top of a page: heading, lede and first text, with the figure beside them where there is room. */
export function PageIntro({ heading, lede, figure, children }: PageIntroProps) {
  return (
    <div className="course-intro">
      <div className="grid content-start gap-4">
        <h1>
          <Prose text={heading} />
        </h1>
        <p className="lede max-w-prose">
          <Prose text={lede} />
        </p>
        {children}
      </div>
      {figure}
    </div>
  );
}

/** The paragraph below a heading; without a text only the space below the heading. */
export function Intro({ text, className = 'mb-5' }: { text?: string; className?: string }) {
  if (!text) return <div className={className} />;
  return (
    <p className={`mt-2 max-w-prose ${className}`}>
      <Prose text={text} />
    </p>
  );
}

/** The note on GST below fees and prices. */
export function GstNote({ text = gstNote }: { text?: string }) {
  return (
    <p className="gst-note">
      <Icon name="info" />
      {text}
    </p>
  );
}

/** Terms in a narrow column, each with a sentence or two beside it. */
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

/** Collapsible questions; the first one starts open. */
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

type QuestionsProps = { faqs: readonly Faq[]; band?: Band };

/** Section of collapsible questions. */
export function Questions({ faqs, band }: QuestionsProps) {
  return (
    <Section band={band} aria-labelledby="questions">
      <div className="grid gap-4 lg:grid-cols-[300px_minmax(0,1fr)] lg:gap-16">
        <h2 id="questions">Frequently asked questions</h2>
        <FaqList faqs={faqs} />
      </div>
    </Section>
  );
}

/** Terms and descriptions, side by side from 600 px. */
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

/** The course features list. */
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

/** Batch types side by side: duration, hours, and who each suits. */
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
