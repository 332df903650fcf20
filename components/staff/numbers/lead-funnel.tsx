import type { IsoDay } from '@/content/day';
import { leadsLink } from '@/lib/numbers/links';
import { leadStates, type Funnel } from '@/lib/numbers/numbers';
import { Share } from './columns';
import { percent, sourceWords } from './words';

const heads = {
  new: 'New',
  called: 'Called',
  visiting: 'Visiting',
  enrolled: 'Enrolled',
  closed: 'Closed',
} as const;

/** From the first question to the seat, for each place people come from. */
export function LeadFunnel({ funnels, from }: { funnels: readonly Funnel[]; from: IsoDay }) {
  const unmarked = funnels[0]?.paidUnmarked ?? 0;
  return (
    <section aria-labelledby="lead-funnel">
      <h2 id="lead-funnel">What came of them</h2>
      <p className="number-note">
        Of those who asked in these weeks. Whoever has paid for a registration under the same phone
        or e-mail counts as enrolled, whatever the lead says.
        {unmarked > 0 && ` ${unmarked} have paid and are not marked as enrolled.`}
      </p>
      <table className="number-table number-cards">
        <thead>
          <tr>
            <th scope="col">From</th>
            <th scope="col">People</th>
            {leadStates.map((state) => (
              <th key={state} scope="col">
                {heads[state]}
              </th>
            ))}
            <th scope="col">Rate of enrolment</th>
          </tr>
        </thead>
        <tbody>
          {funnels.map((funnel) => (
            <FunnelRow key={funnel.source ?? ''} funnel={funnel} from={from} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function FunnelRow({ funnel, from }: { funnel: Funnel; from: IsoDay }) {
  const { source, people, states, paidUnmarked } = funnel;
  const enrolled = states.enrolled + paidUnmarked;
  return (
    <tr>
      <th scope="row">{source === null ? 'All together' : sourceWords(source)}</th>
      <td data-head="People">
        <a href={leadsLink({ source, from })}>{people}</a>
      </td>
      {leadStates.map((state) => (
        <td key={state} data-head={heads[state]}>
          <a href={leadsLink({ source, status: state, from })}>{states[state]}</a>
          {state === 'enrolled' && paidUnmarked > 0 && <small> and {paidUnmarked} paid</small>}
        </td>
      ))}
      <td data-head="Rate of enrolment">
        <b>{percent(enrolled, people)}</b>
        <Share part={enrolled} whole={people} />
      </td>
    </tr>
  );
}
