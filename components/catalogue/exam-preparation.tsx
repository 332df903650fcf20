import { OutsideLink } from './exam-pattern';
import { Prose } from '@/components/ui/prose';
import { Section } from '@/components/ui/section';
import type { Preparation } from '@/content/catalogue/exam-page';
import { Intro } from './page-parts';
import { Table } from './table';

/** How to prepare for an exam: plans by weeks, textbooks, and previous papers. */
export function ExamPreparation({ plan, books, papers }: Preparation) {
  return (
    <>
      <Plan plan={plan} />
      <Books books={books} />
      <Papers papers={papers} />
    </>
  );
}

function Plan({ plan }: Pick<Preparation, 'plan'>) {
  return (
    <Section aria-labelledby="study-plan">
      <h2 id="study-plan">
        <Prose text={plan.heading} />
      </h2>
      <Intro text={plan.intro} className="mb-7" />
      <div className="grid gap-10 lg:grid-cols-2 lg:gap-16">
        {plan.plans.map(({ name, weeks }) => (
          <section key={name}>
            <h3>
              <Prose text={name} />
            </h3>
            <Table
              className="fact-table"
              caption={<span className="sr-only">{name}</span>}
              columns={[{ name: 'Weeks' }, { name: 'Units and practice' }]}
              rows={weeks.map(([days, work]) => ({ key: days, heading: days, cells: [work] }))}
            />
          </section>
        ))}
      </div>
    </Section>
  );
}

function Books({ books: { heading, intro, rows } }: Pick<Preparation, 'books'>) {
  return (
    <Section band="tint" aria-labelledby="books">
      <h2 id="books">
        <Prose text={heading} />
      </h2>
      <Intro text={intro} />
      <Table
        className="fact-table"
        caption={<span className="sr-only">{heading}</span>}
        columns={[{ name: 'Book' }, { name: 'What to read in it' }]}
        rows={rows.map(({ book: { authors, title }, use }) => ({
          key: `${authors} ${title}`,
          heading: (
            <>
              <cite>{title}</cite>
              <span className="block text-small font-normal text-muted">{authors}</span>
            </>
          ),
          cells: [use],
        }))}
      />
    </Section>
  );
}

function Papers({ papers: { heading, intro, links } }: Pick<Preparation, 'papers'>) {
  return (
    <Section band="white" aria-labelledby="previous-papers">
      <h2 id="previous-papers">
        <Prose text={heading} />
      </h2>
      <Intro text={intro} />
      <ul className="course-features">
        {links.map(({ label, href, detail }) => (
          <li key={href}>
            <span className="block font-semibold">
              {href.startsWith('/') ? (
                <a href={href} className="inline-block">
                  <Prose text={label} />
                </a>
              ) : (
                <OutsideLink href={href}>{label}</OutsideLink>
              )}
            </span>
            <span className="block text-pretty text-muted">
              <Prose text={detail} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
