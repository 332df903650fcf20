import { Rupees } from '@/components/ui/rupees';
import type { Paise } from '@/content/money';
import type { Person } from '@/lib/schemas/person';
import { printedMoment } from '../printed-moment';

/** What is owed, who is to be called when, and what stands in the way. */
export function HeadFacts({ person }: { person: Person }) {
  const { parent, asOf } = person;
  const nextCall = nextCallOf(person);
  return (
    <dl className="person-facts">
      <div>
        <dt>Owed now</dt>
        <dd>
          <Owed person={person} />
        </dd>
      </div>
      {nextCall && (
        <div data-late={nextCall < asOf || undefined}>
          <dt>Next call</dt>
          <dd>
            <time dateTime={nextCall}>{printedMoment(nextCall, asOf)}</time>
            {nextCall < asOf && ' (overdue)'}
          </dd>
        </div>
      )}
      {parent !== 'not needed' && (
        <div data-late={parent === 'missing' || undefined}>
          <dt>Under 18</dt>
          <dd>
            {parent === 'given'
              ? 'A parent has agreed'
              : 'No parent has agreed: form and payment wait'}
          </dd>
        </div>
      )}
    </dl>
  );
}

function Owed({ person: { registrations } }: { person: Person }) {
  const sum = registrations.reduce((total, { duePaise }) => total + (duePaise ?? 0), 0);
  const open = registrations.filter(({ duePaise }) => duePaise === null).length;
  const review = registrations.some(({ payments }) =>
    payments.some(({ status }) => status === 'review'),
  );
  if (registrations.length === 0) return 'Nothing: no registration yet';
  return (
    <>
      {(sum > 0 || open === 0) && (
        <b>
          <Rupees paise={sum as Paise} />
        </b>
      )}
      {open > 0 &&
        `${sum > 0 ? ', and ' : ''}${open === 1 ? 'one price' : `${open} prices`} to be confirmed`}
      {review && '. Money in review'}
    </>
  );
}

/** The first that is noted on a lead somebody still follows up. */
function nextCallOf({ leads }: Person): string | undefined {
  const open = leads.filter(({ status }) => status !== 'enrolled' && status !== 'closed');
  return open.flatMap(({ nextCallAt }) => nextCallAt ?? []).sort()[0];
}
