'use client';

import { ActionForm } from '@/components/office/ui/form';
import { Card, Section } from '@/components/office/ui/section';
import { Facts, Row } from '@/components/office/ui/list';
import { leadStatusWords } from '@/lib/leads/lead-words';
import { relativeTime } from '@/lib/site/delhi-time';
import type { ListedLead } from '@/lib/leads/listed-lead';
import type { MergePage as MergePageProps, MergedPerson } from '@/lib/leads/merge-leads';
import { printedPhone } from '@/lib/platform/phone-number';
import { AnswerLine, LeadStatusFacts } from './lead-facts';
import { LeadsProvider, type LeadsStaff } from './leads-provider';

interface Props extends MergePageProps {
  staff: LeadsStaff;
  requestId: string;
  asOf: string;
}

const pathOf = ({ id }: ListedLead) => `/searchuser/leads/${id}`;

/** Who may be the same person as a lead, and what merging with one of them does. */
export function MergePage({ staff, lead, alike, chosen, requestId, asOf }: Props) {
  return (
    <LeadsProvider staff={staff}>
      {chosen ? (
        <Chosen key={chosen.other.id} {...chosen} {...{ lead, requestId, asOf }} />
      ) : (
        <>
          <p className="office-prose">
            {alike.length > 0
              ? 'These people have the same phone, e-mail or name. Brothers and sisters share a phone and stay two people.'
              : 'Nobody else has this phone, e-mail or name.'}
          </p>
          <ul className="office-list leads">
            {alike.map((other) => (
              <Row
                key={other.id}
                heading={<a href={`${pathOf(lead)}/merge?with=${other.id}`}>{other.name}</a>}
                about={<Known lead={other} />}
              >
                <LeadStatusFacts lead={other} asOf={asOf} />
              </Row>
            ))}
          </ul>
        </>
      )}
      <p className="office-links">
        {chosen && <a href={`${pathOf(lead)}/merge`}>Somebody else</a>}
        <a href={pathOf(lead)}>Back to {lead.name}</a>
      </p>
    </LeadsProvider>
  );
}

/** What tells one person from another. */
function Known({ lead }: { lead: ListedLead }) {
  const { phonenumber, email, coursename, times } = lead;
  const lines = [
    printedPhone(phonenumber),
    email,
    coursename,
    times === 1 ? '1 enquiry' : `${times} enquiries`,
  ];
  return (
    <>
      {lines.filter(Boolean).map((line) => (
        <p key={line} className="office-note">
          {line}
        </p>
      ))}
    </>
  );
}

interface ChosenProps extends Pick<Props, 'lead' | 'requestId' | 'asOf'> {
  other: ListedLead;
  merged: MergedPerson;
}

function Chosen({ lead, other, merged, requestId, asOf }: ChosenProps) {
  return (
    <>
      <div className="lead-pair">
        {[lead, other].map((one) => (
          <Section
            key={one.id}
            id={`person-${one.id}`}
            title={`${one.name}, ${printedPhone(one.phonenumber)}`}
          >
            <div className="office-stack">
              <div>
                <Known lead={one} />
              </div>
              <LeadStatusFacts lead={one} asOf={asOf} />
              {one.note && <p className="office-quote">{one.note.text}</p>}
            </div>
          </Section>
        ))}
      </div>
      <Card id="merged" title="As one person">
        <MergedFacts merged={merged} asOf={asOf} />
        <AnswerLine
          lead={[lead, other].reduce((one, two) => (earlier(two, one) ? two : one))}
          asOf={asOf}
        />
        <ActionForm
          url="/api/admin/merge-leads"
          loadSchema={() =>
            import('@/lib/leads/office-forms').then(({ leadMergeSchema }) => leadMergeSchema)
          }
          blank={{
            id: lead.id,
            version: String(lead.version),
            other: other.id,
            otherVersion: String(other.version),
            requestId,
          }}
          label="Merge"
          send="They are one person"
          sending="Saving"
          doneText={() => 'Saved. For 30 days this can be taken back on the lead’s page.'}
        />
      </Card>
    </>
  );
}

const earlier = (one: ListedLead, two: ListedLead) =>
  one.answerBy !== null && (two.answerBy === null || one.answerBy < two.answerBy);

function MergedFacts({ merged, asOf }: { merged: MergedPerson; asOf: string }) {
  const { name, phones, enquiries, calls, status, closedReason, assignee, nextCallAt } = merged;
  return (
    <Facts
      facts={[
        { label: 'Name', value: name },
        { label: 'Phone', value: phones.map(printedPhone).join(', ') },
        { label: 'Enquiries', value: enquiries },
        { label: 'Calls', value: calls },
        {
          label: 'Status',
          value: [leadStatusWords[status], closedReason].filter(Boolean).join(': '),
        },
        { label: 'Assigned to', value: assignee ?? 'Nobody' },
        { label: 'Next call', value: nextCallAt ? relativeTime(nextCallAt, asOf) : 'None' },
      ]}
    />
  );
}
