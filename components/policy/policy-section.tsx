import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { WholeWords } from '@/components/ui/whole-words';
import {
  clauseId,
  type Clause,
  type PolicyLink,
  type PolicySection as Section,
} from '@/content/policies/policy';
import { PolicyContact } from './policy-contact';
import { PolicyText } from './policy-text';

function Items({ items }: { items: readonly string[] }) {
  return (
    <ol className="policy-items">
      {items.map((item) => (
        <li key={item}>
          <PolicyText text={item} />
        </li>
      ))}
    </ol>
  );
}

function Links({ links }: { links: readonly PolicyLink[] }) {
  return (
    <ul className="policy-links">
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>
            <span>
              <WholeWords text={label} />
            </span>
            <Icon name="arrow-right" className="size-5" />
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

/** A numbered section: heading, what it means, its numbered paragraphs. */
export function PolicySection({ section, number, figure }: PolicySectionProps) {
  const { id, heading, means, clauses, contact } = section;
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="policy-section">
      <h2 id={`${id}-heading`}>
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
