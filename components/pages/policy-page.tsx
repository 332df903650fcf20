import type { ReactNode } from 'react';
import { PageFrame, PageTop } from '@/components/site/page-frame';
import { Icon } from '@/components/ui/icon';
import { WholeWords } from '@/components/ui/prose';
import { printPolicyDay, type IsoDay } from '@/content/day';
import { institute } from '@/content/facts/institute';
import {
  clauseId,
  type Clause,
  type Policy,
  type PolicyLink,
  type PolicySection as Section,
  type PolicySection,
} from '@/content/pages/policies/policy';
import { dayAfter, today } from '@/lib/site/days';
import { trailThrough } from '@/lib/site/seo';

const link = /\[([^\]]+)\]\(([^)]+)\)/g;

/** Policy text, in which [words](address) is a link. */
export function PolicyText({ text }: { text: string }) {
  const parts = text.split(link);
  return parts.map((part, index) => {
    if (index % 3 === 0) return <WholeWords key={index} text={part} />;
    if (index % 3 === 2) return null;
    return (
      <a key={index} href={parts[index + 1]}>
        <WholeWords text={part} />
      </a>
    );
  });
}

/**
 * The day from which a policy applies. Before it the policy is marked as upcoming; the site script compares
 * again, because the page may be read long after it was rendered.
 */
export function PolicyDay({ day }: { day: IsoDay }) {
  const printed = <time dateTime={day}>{printPolicyDay(day)}</time>;
  if (day <= today()) return <p className="mt-2.5 text-muted">Last updated {printed}</p>;
  return (
    <p className="policy-day mt-2.5 text-muted" data-last-day={dayAfter(day, -1)}>
      <span className="policy-coming">In force from {printed}</span>
      <span className="policy-in-force">Last updated {printed}</span>
    </p>
  );
}

/** A policy: summary, contents, numbered sections. */
export function PolicyPage({
  policy,
  figure,
  annex,
  inShort,
}: {
  policy: Policy;
  figure?: ReactNode;
  /** Content below the sections. */
  annex?: ReactNode;
  /** Anchor of the policy in short in Hindi, which stands in the annex. */
  inShort?: string;
}) {
  const { path, heading, lastUpdated, lede, sections } = policy;
  return (
    <PageFrame
      path={path}
      trail={trailThrough(path)}
      courseList
      languages={inShort ? { shown: 'en', other: inShort } : null}
    >
      <PageTop>
        <div className="policy">
          <header className="xl:col-span-full">
            <h1>{heading}</h1>
            {lastUpdated && <PolicyDay day={lastUpdated} />}
            <p className="lede mt-4 max-w-prose">
              <PolicyText text={lede} />
            </p>
          </header>
          <PolicyContents sections={sections} />
          <div className="xl:col-start-1 xl:row-start-2">
            {sections.map((section, index) => (
              <NumberedSection
                key={section.id}
                section={section}
                number={index + 1}
                figure={figure}
              />
            ))}
            {annex}
          </div>
        </div>
      </PageTop>
    </PageFrame>
  );
}

function Items({ items }: { items: readonly string[] }) {
  return (
    <ol className="mt-1 list-[lower-alpha] space-y-1.25 pl-6 leading-[1.45] marker:text-muted">
      {items.map((item) => (
        <li key={item} className="pl-1">
          <PolicyText text={item} />
        </li>
      ))}
    </ol>
  );
}

function Links({ links }: { links: readonly PolicyLink[] }) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href} className="tap-target font-semibold">
            <span>
              <WholeWords text={label} />
            </span>
            <Icon name="arrow-right" className="size-5 print:hidden" />
          </a>
        </li>
      ))}
    </ul>
  );
}

function NumberedClause({
  section,
  number,
  clause,
}: {
  section: number;
  number: number;
  clause: Clause;
}) {
  const lead = typeof clause === 'string' ? clause : clause.lead;
  return (
    <div id={clauseId(section, number)} className="policy-clause">
      <p>
        <span className="policy-number">
          {section}.{number}
        </span>{' '}
        <PolicyText text={lead} />
      </p>
      {typeof clause !== 'string' && 'items' in clause && <Items items={clause.items} />}
      {typeof clause !== 'string' && 'links' in clause && <Links links={clause.links} />}
    </div>
  );
}

type PolicySectionProps = { section: Section; number: number; figure?: ReactNode };

function NumberedSection({ section, number, figure }: PolicySectionProps) {
  const { id, heading, means, clauses, contact } = section;
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="policy-section">
      <h2 id={`${id}-heading`} className="subheading print:text-[14pt]">
        <span>{number}.</span> {heading}
      </h2>
      <p className="policy-means">
        <PolicyText text={means} />
      </p>
      {section.figure && figure}
      {clauses.map((clause, index) => (
        <NumberedClause key={index} section={number} number={index + 1} clause={clause} />
      ))}
      {contact && <PolicyContact />}
    </section>
  );
}

/** Section list; sticky beside the text on wide screens. */
function PolicyContents({ sections }: { sections: readonly PolicySection[] }) {
  return (
    <nav aria-labelledby="contents" className="policy-contents card">
      <h2 id="contents">Contents</h2>
      <ol>
        {sections.map(({ id, heading }, index) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span>{index + 1}.</span> {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function PolicyContact() {
  return (
    <dl className="policy-contact ruled">
      <div>
        <dt>Office</dt>
        <dd>
          {institute.name}, {institute.address}
        </dd>
      </div>
      <div>
        <dt>E-mail</dt>
        <dd>
          <a href={`mailto:${institute.email}`}>{institute.email}</a>
        </dd>
      </div>
      <div>
        <dt>Website</dt>
        <dd>
          <a href="/contact">the form on the Contact page</a>
        </dd>
      </div>
      <div>
        <dt>Phone</dt>
        <dd>
          <ul className="flex flex-wrap gap-x-6 whitespace-nowrap tabular-nums">
            {institute.phones.map(({ printed, href }) => (
              <li key={href}>
                <a href={href}>{printed}</a>
              </li>
            ))}
          </ul>
        </dd>
      </div>
    </dl>
  );
}
