import { Icon } from '@/components/ui/icon';
import { Rupees } from '@/components/ui/rupees';
import type { Plan } from '@/content/plan';
import { type FamilyMember, familyFacts, tierRange } from '@/content/families/family';
import { Prose } from './prose';
import { TierEmblem } from './tier-emblem';

/* Classroom plans are one tier, and only some of them carry its name. */
function facts({ mode, exam }: { mode: Plan['mode']; exam: Plan['exam'] }) {
  const { durations, tiers, from } = familyFacts(exam, mode);
  return { durations, from, tiers: mode === 'online' ? tiers : [] };
}

type Props = { path: string; mode: Plan['mode']; member: FamilyMember };

/** One course of a family: its own words, then durations, tiers and lowest fee from the plans. */
export function FamilyCard({ path, mode, member: { exam, name, text } }: Props) {
  const { durations, tiers, from } = facts({ mode, exam });
  return (
    <li className="family-card">
      <h3>
        <a href={`${path}/${exam}`}>
          <Prose text={name} />
        </a>
      </h3>
      <p className="family-text">
        <Prose text={text} />
      </p>
      <dl>
        <div>
          <dt>Length</dt>
          <dd>
            <span>
              <Prose text={durations.join(' or ')} />
            </span>
          </dd>
        </div>
        {tiers.length > 0 && (
          <div>
            <dt>Plans</dt>
            <dd>
              {tierRange(tiers)}
              <span className="family-tiers">
                {tiers.map((tier) => (
                  <span key={tier} className={`tier-${tier} text-tier`}>
                    <TierEmblem tier={tier} className="size-6" />
                  </span>
                ))}
              </span>
            </dd>
          </div>
        )}
        <div>
          <dt>Fee</dt>
          <dd className="family-fee">
            {from === null ? (
              'by phone'
            ) : (
              <>
                <small>from </small>
                <Rupees paise={from} />
              </>
            )}
          </dd>
        </div>
      </dl>
      <span className="family-go" aria-hidden="true">
        See the course
        <Icon name="arrow-right" />
      </span>
    </li>
  );
}
