'use client';

import { Facts, Row } from '@/components/office/ui/list';
import { ActionForm } from '@/components/office/ui/form';
import { LazyDetails } from '@/components/office/ui/details';
import { useOffice } from '@/components/office/ui/office-context';
import { printedDate } from '@/components/office/ui/printed-moment';
import { Section } from '@/components/office/ui/section';
import { matchedBy, matchKinds, type MatchKind } from '@/lib/data-rights/match-words';
import type { ListedMatch } from '@/lib/data-rights/match-decisions';

/** Records that may be about people who have been erased, for an owner to decide on. */
export function PossibleMatches({ matches }: { matches: readonly ListedMatch[] }) {
  if (matches.length === 0) return null;
  return (
    <Section id="possible-matches" title="May be about erased people">
      <p className="office-prose">
        These records hold the phone number or e-mail of somebody who was erased. They belong to no
        account, and anybody can type somebody else’s number, so they were kept. Erase what is about
        the same person and keep what is about somebody else.
      </p>
      <ul className="office-list">
        {matches.map((match) => (
          <Match key={match.id} match={match} />
        ))}
      </ul>
    </Section>
  );
}

function Match({ match }: { match: ListedMatch }) {
  const { id, kind, text, by, erasedAt, leadId } = match;
  return (
    <Row
      id={id}
      heading={matchKinds[kind]}
      about={
        leadId && (
          <a className="office-link" href={`/searchuser/leads/${leadId}`}>
            Open the lead
          </a>
        )
      }
      below={
        <div className="office-stack office-stack-wide">
          <p className="office-quote">{text}</p>
          <Facts
            facts={[
              { label: 'Person erased on', value: printedDate(erasedAt) },
              { label: 'In common', value: matchedBy[by] },
            ]}
          />
          <Decision match={id} kind={kind} />
        </div>
      }
    />
  );
}

const consequences: Readonly<Record<MatchKind, string>> = {
  lead: 'This permanently deletes the lead and the notes on it.',
  bankLine: 'This permanently deletes the description. Date, amount and reference stay.',
  request:
    'This permanently deletes name, contact and text. An open request is closed. The dates stay.',
};

function Decision({ match, kind }: { match: string; kind: MatchKind }) {
  const { may } = useOffice();
  if (!may('people.erase')) return <p className="office-note">An owner decides on this.</p>;
  return (
    <div className="office-actions">
      <LazyDetails summary="Erase: the same person">
        <p className="office-prose">{consequences[kind]}</p>
        <DecisionForm match={match} decision="erase" />
      </LazyDetails>
      <LazyDetails summary="Keep: somebody else">
        <p className="office-prose">The record stays as it is and leaves this list.</p>
        <DecisionForm match={match} decision="keep" />
      </LazyDetails>
    </div>
  );
}

const forms = () => import('@/lib/data-rights/forms');

function DecisionForm({ match, decision }: { match: string; decision: 'erase' | 'keep' }) {
  const isErasing = decision === 'erase';
  return (
    <ActionForm
      url="/api/admin/possible-match"
      loadSchema={() => forms().then(({ decideMatchSchema }) => decideMatchSchema)}
      blank={{ match, decision }}
      doneText={({ erased }) => (erased ? 'Erased.' : 'Kept.')}
      label={isErasing ? 'Erase the record' : 'Keep the record'}
      send={isErasing ? 'Erase permanently' : 'Keep it'}
      sending={isErasing ? 'Erasing' : 'Saving'}
    />
  );
}
