'use client';

import { LazyDetails } from '@/components/office/ui/details';
import { ActionForm } from '@/components/office/ui/form';
import { useOffice } from '@/components/office/ui/office-context';
import { MessageEvent } from '@/components/office/messages/message-event';
import { IfAllowed } from '@/components/office/ui/if-allowed';
import { Card, Section } from '@/components/office/ui/section';
import { leadDetailNames } from '@/lib/leads/lead-details';
import {
  callLength,
  callOutcomes,
  leadKindWords,
  phoneCallWords,
  sourceLabel,
} from '@/lib/leads/lead-words';
import { relativeTime } from '@/lib/site/delhi-time';
import type { LeadEvent, LeadStory } from '@/lib/leads/listed-lead';
import { sourceName, UNKNOWN } from '@/lib/sources/sources';
import type { Touches } from '@/lib/sources/touches';
import { printedPhone } from '@/lib/platform/phone-number';
import { DoNotCallForm } from './do-not-call-form';
import { DoNotCallFacts, Household, LeadContact, LeadStatusFacts, LeadStudent } from './lead-facts';
import { EraseLead } from './erase-lead';
import { LeadChange } from './lead-forms';
import { LeadsProvider, type LeadsStaff } from './leads-provider';

interface LeadPageProps {
  staff: LeadsStaff;
  story: LeadStory;
  asOf: string;
}

/** One lead: status, form and history, newest first. */
export function LeadPage({ staff, story, asOf }: LeadPageProps) {
  const { lead } = story;
  return (
    <LeadsProvider staff={staff}>
      <div className="lead-page">
        <section aria-label="Status" className="office-stack lead-now">
          <LeadStatusFacts lead={lead} asOf={asOf} />
          <LeadStudent lead={lead} />
          <Household lead={lead} />
          <DoNotCallFacts lead={lead} />
          {lead.suspect && <p className="office-warning">Possible spam</p>}
          {lead.email && <p className="office-note">{lead.email}</p>}
          <LeadContact lead={lead} />
          {lead.say.length > 0 && <p className="office-note">{lead.say.join(' ')}</p>}
          <DoNotCallForm
            person="lead"
            id={lead.id}
            phone={lead.phonenumber}
            doNotCall={lead.doNotCallAt !== null}
          />
          <IfAllowed action="leads.change">
            <a href={`/searchuser/leads/${lead.id}/merge`} className="office-link">
              Merge with another lead
            </a>
          </IfAllowed>
          {lead.status !== 'enrolled' && (
            <IfAllowed action="people.enrol">
              <a href={`/searchuser/enrol?lead=${lead.id}`} className="office-link">
                Enrol at the counter
              </a>
            </IfAllowed>
          )}
        </section>
        <Card id="change" title="Change" className="lead-change office-form-columns">
          {lead.times > 1 && (
            <p className="office-note">
              {lead.times} enquiries of this person. A change applies to all open ones.
            </p>
          )}
          <LeadChange lead={lead} />
        </Card>
        <History story={story} asOf={asOf} />
        <p className="office-links">
          <a href="/searchuser/leads">All leads</a>
        </p>
      </div>
    </LeadsProvider>
  );
}

function History({ story: { lead, events, merges }, asOf }: Omit<LeadPageProps, 'staff'>) {
  return (
    <Section id="story" title="History" className="lead-story">
      <ol>
        {events.map((event, index) => (
          <li key={`${event.at}-${index}`}>
            <time dateTime={event.at} className="office-note">
              {relativeTime(event.at, asOf)}
            </time>
            <div>
              <LeadEventText event={event} />
            </div>
          </li>
        ))}
      </ol>
      {merges.map((merge) => (
        <TakeApart key={merge.id} merge={merge} />
      ))}
      <EraseLead lead={lead.id} />
    </Section>
  );
}

/** Takes a merge back. */
function TakeApart({ merge: { id, name } }: { merge: LeadStory['merges'][number] }) {
  const { may } = useOffice();
  if (!may('leads.change')) return null;
  return (
    <LazyDetails summary={`Take apart from ${name}`}>
      <p className="office-prose">
        They are two people again. Status and next call become what they were, unless somebody has
        changed them since.
      </p>
      <ActionForm
        url="/api/admin/take-leads-apart"
        loadSchema={() =>
          import('@/lib/leads/office-forms').then(({ takeApartSchema }) => takeApartSchema)
        }
        blank={{ merge: id }}
        label={`Take apart from ${name}`}
        send="They are two people"
        sending="Saving"
        variant="outline"
        doneText={({ isRestored }) =>
          isRestored
            ? 'Saved. They are two people again, as they were.'
            : 'Saved. They are two people again. Their status and next call stay as they are now.'
        }
      />
    </LazyDetails>
  );
}

function LeadEventText({ event }: { event: LeadEvent }) {
  if (event.what === 'note') {
    return (
      <>
        <p className="office-quote">{event.text}</p>
        <p className="office-note">Note by {event.by || 'a former colleague'}</p>
      </>
    );
  }
  if (event.what === 'call') {
    const { outcome, reason, nextCallAt, at, by } = event;
    const next = nextCallAt ? `next call ${relativeTime(nextCallAt, at)}` : '';
    return (
      <p>
        <b>{callOutcomes[outcome]}</b>
        {[reason, next].filter(Boolean).map((text) => `, ${text}`)}{' '}
        <span className="office-note">call by {by || 'a former colleague'}</span>
      </p>
    );
  }
  if (event.what === 'message') {
    return (
      <MessageEvent message={event}>
        <span className="office-note">by {event.by ?? 'a former colleague'}</span>
      </MessageEvent>
    );
  }
  if (event.what === 'phoneCall') {
    const length = event.seconds === null ? '' : `, ${callLength(event.seconds)}`;
    return (
      <p>
        <b>{phoneCallWords[event.state]}</b>
        {length} <span className="office-note">from this number</span>
      </p>
    );
  }
  if (event.what === 'change') {
    return (
      <p>
        {event.words} <span className="office-note">by {event.by || 'a former colleague'}</span>
      </p>
    );
  }
  return <LeadRequestEvent event={event} />;
}

const contactNames = leadDetailNames.filter((name) => name !== 'coursename' && name !== 'message');

/** "Came from Google, csir-net-december"; both touches where they differ. */
function cameFrom({ firstTouch, lastTouch }: Touches): string[] {
  const [first, last] = [firstTouch, lastTouch].map(
    (touch) => touch && [sourceName(touch.source), touch.campaign].filter(Boolean).join(', '),
  );
  return first === last ? [`Came from ${last}`] : [`First came from ${first}`, `last from ${last}`];
}

function LeadRequestEvent({ event }: { event: Extract<LeadEvent, { what: 'asked' }> }) {
  const { kind, coursename, plan, page, message, utm } = event;
  const campaign = Object.entries(utm ?? {}).map(([key, value]) => `${key} ${value}`);
  return (
    <>
      <p>
        <b>{leadKindWords[kind]}</b>:{' '}
        {[coursename.trim() || 'no course given', plan].filter(Boolean).join(', ')}
      </p>
      {message && <p className="office-quote">{message}</p>}
      <p className="office-note">
        {contactNames
          .map((name) => (name === 'phonenumber' ? printedPhone(event[name]) : event[name]))
          .filter(Boolean)
          .join(', ')}
      </p>
      {page && <p className="office-note">From {sourceLabel(page)}</p>}
      {event.lastTouch && event.lastTouch.source !== UNKNOWN && (
        <p className="office-note">{cameFrom(event).join(' · ')}</p>
      )}
      {campaign.length > 0 && <p className="office-note">{campaign.join(', ')}</p>}
    </>
  );
}
