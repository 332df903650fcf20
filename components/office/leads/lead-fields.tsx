import { Field, type FieldWiring } from '@/components/form/fields';
import { Line } from '@/components/office/form/office-fields';
import { closedReasons } from '@/content/lead-words';
import { callTimes } from '@/lib/leads/delhi-time';
import type { LeadOwner } from '@/lib/leads/listed-lead';
import { useDesk } from './leads-desk';

interface LeadFieldProps<Name extends string> {
  of: string;
  field: FieldWiring;
  error: string | undefined;
  start: string;
  fill: (name: Name, value: string) => Promise<void>;
}

/** There while "closed" is chosen: one tap for what happens often, any words for the rest. */
export function ClosedReason({ of, field, error, start, fill }: LeadFieldProps<'closedReason'>) {
  return (
    <div className="lead-closed">
      <Line of={of} field={field} error={error} label="Why it is closed" defaultValue={start} />
      <p className="lead-taps">
        {closedReasons.map((reason) => (
          <button key={reason} type="button" onClick={() => void fill('closedReason', reason)}>
            {reason}
          </button>
        ))}
      </p>
    </div>
  );
}

const taps = [
  ['in 2 hours', 'inTwoHours'],
  ['tomorrow 11:00', 'tomorrowAt11'],
  ['Monday 11:00', 'mondayAt11'],
] as const;

/** Day and time of the next call; not there for what is closed or enrolled. */
export function NextCall({ of, field, error, start, fill }: LeadFieldProps<'nextCallAt'>) {
  return (
    <div className="lead-next">
      <Line
        of={of}
        field={field}
        error={error}
        label="Next call"
        defaultValue={start}
        type="datetime-local"
      />
      <p className="lead-taps">
        {taps.map(([words, time]) => (
          <button
            key={time}
            type="button"
            onClick={() => void fill('nextCallAt', callTimes(new Date())[time])}
          >
            <span className="sr-only">Call again </span>
            {words}
          </button>
        ))}
        <button type="button" onClick={() => void fill('nextCallAt', '')}>
          no call
        </button>
      </p>
    </div>
  );
}

interface OwnerFieldProps extends Omit<LeadFieldProps<'staffId'>, 'fill'> {
  /** Who has it now, perhaps no longer working here. */
  owner?: LeadOwner | null;
}

/** Who follows it up. */
export function OwnerField({ of, field, error, start, owner = null }: OwnerFieldProps) {
  const { owners } = useDesk();
  const left = owner && owners.every(({ id }) => id !== owner.id) ? [owner] : [];
  return (
    <Field id={`${field.name}-${of}`} label="Who follows it up" error={error}>
      {(control) => (
        <select {...control} {...field} defaultValue={start}>
          <option value="">Nobody yet</option>
          {[...left, ...owners].map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
