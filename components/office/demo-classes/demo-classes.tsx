'use client';

import { LeadContact } from '@/components/office/leads/lead-facts';
import { LeadsProvider, type LeadsStaff } from '@/components/office/leads/leads-provider';
import { ActionForm } from '@/components/office/ui/form';
import { IfAllowed } from '@/components/office/ui/if-allowed';
import { Badge, Row, type BadgeTone } from '@/components/office/ui/list';
import { Section } from '@/components/office/ui/section';
import { countText } from '@/content/counted';
import type { ListedDemoClass } from '@/lib/demo-classes/demo-seats';
import { demoOutcomeWords, type DemoOutcome } from '@/lib/leads/lead-words';
import { relativeTime } from '@/lib/site/delhi-time';

interface DemoClassesProps {
  staff: LeadsStaff;
  classes: readonly ListedDemoClass[];
  asOf: string;
}

/** Who comes to each demo class, and who came to those of the last two weeks. */
export function DemoClasses({ staff, classes, asOf }: DemoClassesProps) {
  return (
    <LeadsProvider staff={staff}>
      {classes.length === 0 && (
        <p className="office-empty">
          The site lists no demo class. The owner adds one under Site, Batches and notices.
        </p>
      )}
      {classes.map((one) => (
        <DemoClass key={one.id} demo={one} asOf={asOf} />
      ))}
      <p className="office-links">
        <a href="/searchuser/leads">All leads</a>
      </p>
    </LeadsProvider>
  );
}

function DemoClass({ demo, asOf }: { demo: ListedDemoClass; asOf: string }) {
  const { id, title, place, startsAt, isOver, seats, taken, people } = demo;
  const count = seats === null ? countText(taken, 'seat') : `${taken} of ${seats} seats`;
  return (
    <Section id={id} title={`${title}, ${relativeTime(startsAt, asOf)}`}>
      {seats === null && !isOver && (
        <p className="office-warning">
          The site announces this class no longer. Tell those who have booked.
        </p>
      )}
      <p className="office-note mb-2">{[place, `${count} booked`].filter(Boolean).join(' · ')}</p>
      {people.length > 0 && (
        <ul className="office-list leads">
          {people.map((person) => (
            <Seat key={person.seat} {...person} isOver={isOver} />
          ))}
        </ul>
      )}
    </Section>
  );
}

const tones: Readonly<Record<DemoOutcome, BadgeTone>> = {
  came: 'success',
  missed: 'warning',
  cancelled: 'closed',
};

type SeatProps = ListedDemoClass['people'][number] & { isOver: boolean };

function Seat({ seat, outcome, lead, isOver }: SeatProps) {
  const { id, name, assignee, email } = lead;
  const choices: readonly DemoOutcome[] = isOver ? ['came', 'missed'] : ['came', 'cancelled'];
  return (
    <Row
      heading={<a href={`/searchuser/leads/${id}`}>{name}</a>}
      about={
        <div className="office-stack">
          {outcome && (
            <p>
              <Badge tone={tones[outcome]}>{demoOutcomeWords[outcome]}</Badge>
            </p>
          )}
          {email && <p className="office-note">{email}</p>}
          <p className="office-note">{assignee ? `Assigned to ${assignee.name}` : 'Unassigned'}</p>
        </div>
      }
    >
      <IfAllowed action="leads.change">
        <div className="office-contacts">
          {outcome === null ? (
            choices.map((choice) => <Mark key={choice} seat={seat} name={name} outcome={choice} />)
          ) : (
            <Mark seat={seat} name={name} outcome="" />
          )}
        </div>
      </IfAllowed>
      <LeadContact lead={lead} layout="row" />
    </Row>
  );
}

interface MarkProps {
  seat: string;
  name: string;
  /** '' takes the mark back. */
  outcome: DemoOutcome | '';
}

function Mark({ seat, name, outcome }: MarkProps) {
  const label = outcome === '' ? 'Take back' : demoOutcomeWords[outcome];
  return (
    <ActionForm
      url="/api/admin/demo-seat"
      loadSchema={() =>
        import('@/lib/demo-classes/demo-forms').then(({ demoSeatSchema }) => demoSeatSchema)
      }
      blank={{ seat, outcome }}
      label={`${label}: ${name}`}
      send={label}
      sending="Saving"
      variant="outline"
      doneText={() => `Saved: ${name}, ${label.toLowerCase()}.`}
    />
  );
}
