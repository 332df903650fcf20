'use client';

import { useState } from 'react';
import { LoadedDetails } from '@/components/office/ui/details';
import { Filters, type Filter } from '@/components/office/ui/filters';
import { Row } from '@/components/office/ui/list';
import { Section } from '@/components/office/ui/section';
import { Tabs } from '@/components/office/ui/tabs';
import { ButtonLink } from '@/components/ui/button';
import { WholeWords } from '@/components/ui/prose';
import {
  leadKindWords,
  leadSections,
  leadStatuses,
  leadStatusWords,
  sourceLabel,
  type LeadSection,
} from '@/lib/leads/lead-words';
import { relativeTime } from '@/lib/site/delhi-time';
import { leadsPath, type LeadFilter } from '@/lib/leads/lead-filter';
import { may, type StaffAction, type StaffRights } from '@/lib/staff/permissions';
import type { LeadCounts, ListedLead } from '@/lib/leads/listed-lead';
import { DoNotCallFacts, Household, LeadContact, LeadStatusFacts, LeadStudent } from './lead-facts';
import { LeadsProvider, useLeads, type LeadsStaff } from './leads-provider';

interface LeadFiltersProps {
  filter: LeadFilter;
  courses: readonly string[];
  /** Pages with leads. */
  sources: readonly (readonly [path: string, name: string])[];
}

function LeadFilters({ filter, courses, sources }: LeadFiltersProps) {
  const { status, overdue, suspect, ...values } = filter;
  const kept = { status, overdue, suspect };
  const count = Object.values(values).filter(Boolean).length;
  const filters: readonly Filter[] = [
    {
      name: 'who',
      label: 'Assigned to',
      any: 'Everyone',
      choices: [
        ['mine', 'Me'],
        ['nobody', 'Unassigned'],
      ],
    },
    {
      name: 'course',
      label: 'Course',
      any: 'All courses',
      choices: courses.map((course) => [course, course]),
    },
    { name: 'kind', label: 'Kind', any: 'All kinds', choices: Object.entries(leadKindWords) },
    {
      name: 'source',
      label: 'Page',
      any: 'All pages',
      choices: [...sources, ['none', sourceLabel('none')]],
    },
    { name: 'from', label: 'Received from' },
    { name: 'to', label: 'Received until' },
  ];
  return (
    <Filters
      summary={count > 0 ? `Filters (${count})` : 'Filters'}
      isOpen={count > 0}
      action="/searchuser/leads"
      filters={filters}
      values={values}
      kept={kept}
      clear={
        count > 0 ? { href: leadsPath(kept as LeadFilter), label: 'Clear filters' } : undefined
      }
    />
  );
}

const SHORT_TEXT = 180;

interface LeadRowProps {
  lead: ListedLead;
  /** Time of the list. */
  asOf: string;
}

/** A card on a phone, a row from 760 px. */
function LeadRow({ lead, asOf }: LeadRowProps) {
  const { id, name, note, suspect } = lead;
  return (
    <Row
      heading={<a href={`/searchuser/leads/${id}`}>{name}</a>}
      about={
        <div className="office-stack">
          <LeadStudent lead={lead} />
          <Household lead={lead} />
          <DoNotCallFacts lead={lead} />
          {suspect && <p className="office-warning">Possible spam</p>}
          <LeadRequest lead={lead} asOf={asOf} />
        </div>
      }
      below={<ChangeDetails lead={lead} />}
    >
      <div className="office-stack">
        <LeadStatusFacts lead={lead} asOf={asOf} />
        {note && (
          <p className="office-quote">
            {shortened(note.text)}
            <span className="office-note">
              {' '}
              {note.by}, {relativeTime(note.at, asOf)}
            </span>
          </p>
        )}
      </div>
      <LeadContact lead={lead} layout="row" />
    </Row>
  );
}

const leadForms = () => import('./lead-forms');

/** The form, initially open if its row moved here from another section with a draft. */
function ChangeDetails({ lead }: { lead: ListedLead }) {
  const { drafts } = useLeads();
  const [hasDraft] = useState(() => drafts.has(lead.id));
  return (
    <LoadedDetails
      className="lead-change office-form-columns"
      open={hasDraft || undefined}
      load={leadForms}
      summary={
        <>
          Change<span className="sr-only"> {lead.name}</span>
        </>
      }
    >
      {({ LeadChange }) => <LeadChange lead={lead} />}
    </LoadedDetails>
  );
}

/** The request, its time and page, and the number of earlier ones. */
function LeadRequest({ lead, asOf }: LeadRowProps) {
  const { id, kind, coursename, plan, page, message, createdAt, times, since } = lead;
  const from = page ? `, from ${sourceLabel(page)}` : '';
  return (
    <>
      <p className="office-strong">
        {coursename.trim() ? <WholeWords text={coursename} /> : 'No course given'}
        {plan && <span className="office-note"> {plan}</span>}
      </p>
      {message && <p className="office-quote">{shortened(message)}</p>}
      <p className="office-note">
        {leadKindWords[kind]} {relativeTime(createdAt, asOf)}
        {from}
      </p>
      {times > 1 && (
        <p>
          <a href={`/searchuser/leads/${id}`}>
            {times} times since {relativeTime(since, asOf)}
          </a>
        </p>
      )}
    </>
  );
}

function shortened(text: string): string {
  return text.length > SHORT_TEXT ? `${[...text].slice(0, SHORT_TEXT).join('')}…` : text;
}

interface LeadsPageProps extends LeadsListProps, LeadFiltersProps {
  staff: LeadsStaff;
}

/** `/searchuser/leads` below its heading. */
export function LeadsPage({ staff, courses, sources, ...list }: LeadsPageProps) {
  const { filter, counts } = list;
  return (
    <LeadsProvider staff={staff}>
      <LeadTabs filter={filter} counts={counts} />
      <LeadFilters filter={filter} courses={courses} sources={sources} />
      <LeadsList {...list} />
    </LeadsProvider>
  );
}

interface LeadsListProps {
  filter: LeadFilter;
  /** In list order. */
  leads: readonly (ListedLead & { section: LeadSection })[];
  counts: LeadCounts;
  /** Whether this is a later page. */
  continued: boolean;
  /** Cursor of the next page; null at the end. */
  next: string | null;
  asOf: string;
}

/** One page of leads in sections, with a link to the next page. */
function LeadsList({ filter, leads, counts, continued, next, asOf }: LeadsListProps) {
  const sections = Object.entries(leadSections).map(([section, heading]) => ({
    heading,
    rows: leads.filter((lead) => lead.section === section),
  }));
  return (
    <>
      {leads.length === 0 && <NoLeads filter={filter} continued={continued} />}
      {sections.map(
        ({ heading, rows }, index) =>
          rows.length > 0 && (
            <Section key={heading} id={`leads-${index}`} title={heading}>
              <ul className="office-list leads">
                {rows.map((lead) => (
                  <LeadRow key={lead.id} lead={lead} asOf={asOf} />
                ))}
              </ul>
            </Section>
          ),
      )}
      <p className="office-links">
        {next && (
          <ButtonLink variant="outline" href={leadsPath(filter, next)}>
            Older
          </ButtonLink>
        )}
        {continued && <a href={leadsPath(filter)}>First page</a>}
      </p>
      <SuspectLeads filter={filter} count={counts.suspect} />
    </>
  );
}

function NoLeads({ filter, continued }: { filter: LeadFilter; continued: boolean }) {
  const none = Object.keys(filter).length === 0;
  if (continued) return <p className="office-empty">No older leads.</p>;
  if (none) {
    return (
      <p className="office-empty">
        No leads yet. They arrive from the forms on the site. You can{' '}
        <a href="/searchuser/leads/new">add a walk-in</a> or{' '}
        <a href="/searchuser/leads/import">import a list</a>.
      </p>
    );
  }
  return (
    <p className="office-empty">
      {filter.overdue
        ? 'No call is overdue. '
        : 'No leads found. Choose another status or remove a filter. '}
      <a href="/searchuser/leads">Show all leads</a>
    </p>
  );
}

/** Suspected spam is hidden, but kept. */
function SuspectLeads({ filter, count }: { filter: LeadFilter; count: number }) {
  if (filter.suspect) {
    return (
      <p className="office-empty">
        Possible spam. A lead moves to the main list once someone has spoken to the person.{' '}
        <a href="/searchuser/leads">Back to the main list</a>
      </p>
    );
  }
  if (count === 0) return null;
  return (
    <p className="office-empty">
      Hidden:{' '}
      <a href={leadsPath({ suspect: '1' })}>
        {count === 1
          ? '1 possible spam lead'
          : `${count.toLocaleString('en-IN')} possible spam leads`}
      </a>
    </p>
  );
}

/** Lead counts by status; each links to its list. */
function LeadTabs({ filter, counts }: { filter: LeadFilter; counts: LeadCounts }) {
  const { status: _status, overdue: _overdue, ...rest } = filter;
  const lists: readonly (readonly [label: string, count: number, list: LeadFilter])[] = [
    ['All', counts.all, rest],
    ['Overdue', counts.overdue, { ...rest, overdue: '1' }],
    ...leadStatuses.map(
      (status) => [leadStatusWords[status], counts.status[status], { ...rest, status }] as const,
    ),
  ];
  const here = leadsPath(filter);
  return (
    <Tabs
      label="Status"
      tabs={lists.map(([label, count, list]) => ({
        label,
        count,
        href: leadsPath(list),
        isCurrent: leadsPath(list) === here,
        isLate: list.overdue !== undefined && count > 0,
      }))}
    />
  );
}

const actions = [
  ['/searchuser/leads/day', 'Today’s calls', 'leads.read'],
  ['/searchuser/leads/demo-classes', 'Demo classes', 'leads.read'],
  ['/searchuser/leads/telephone', 'Telephone calls', 'leads.read'],
  ['/searchuser/leads/new', 'Add a walk-in', 'leads.change'],
  ['/searchuser/leads/import', 'Import a list', 'leads.import'],
  ['/searchuser/leads/rules', 'Who gets new leads', 'leads.assign'],
  ['/searchuser/leads/messages', 'Message texts', 'settings.change'],
] as const satisfies readonly (readonly [string, string, StaffAction])[];

/** Actions for all leads. */
export function LeadActions({ rights }: { rights: StaffRights }) {
  const allowed = actions.filter(([, , action]) => may({ rights }, action));
  return (
    <p className="lead-actions">
      {allowed.map(([href, label]) => (
        <ButtonLink key={href} variant="outline" href={href}>
          {label}
        </ButtonLink>
      ))}
    </p>
  );
}
