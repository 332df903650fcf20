import { useState } from 'react';
import type { BoundField } from '@/components/office/ui/form';
import { buttonClass } from '@/components/ui/button';

/** Groups of choices: value and label. */
export type AudienceGroups = readonly {
  label: string;
  choices: readonly (readonly [string, string])[];
}[];

/** An audience with its label, possibly no longer offered. */
export type Audience = readonly [value: string, label: string];

interface AudienceFieldProps extends BoundField {
  label: string;
  groups: AudienceGroups;
  initial: readonly Audience[];
  onChoose: (values: readonly string[]) => void;
}

/** Plans, tiers and batches, added one at a time. */
export function AudienceField(props: AudienceFieldProps) {
  const { id, field, error, label: name, groups, initial, onChoose } = props;
  const [chosen, setChosen] = useState(initial);
  const choose = (next: readonly Audience[]) => {
    setChosen(next);
    onChoose(next.map(([value]) => value));
  };
  const values = chosen.map(([value]) => value);
  const add = (value: string) => {
    const found = groups.flatMap(({ choices }) => choices).find(([one]) => one === value);
    if (found && !values.includes(value)) choose([...chosen, found]);
  };
  return (
    <div className={`field ${error ? 'field-wrong' : ''}`}>
      <label htmlFor={id}>{name}</label>
      {chosen.length > 0 && (
        <ul className="shelf-audiences">
          {chosen.map(([value, label]) => (
            <li key={value}>
              {label}
              <button
                type="button"
                className={buttonClass('outline')}
                onClick={() => choose(chosen.filter(([one]) => one !== value))}
              >
                Remove<span className="sr-only"> {label}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
      <select
        id={id}
        className="control"
        value=""
        aria-invalid={Boolean(error)}
        aria-describedby={error && `${id}-error`}
        onChange={({ target }) => add(target.value)}
      >
        <option value="">{chosen.length === 0 ? 'Choose a plan or batch' : 'Add another'}</option>
        {groups.map(({ label, choices }) => (
          <optgroup key={label} label={label}>
            {choices.map(([value, text]) => (
              <option key={value} value={value} disabled={values.includes(value)}>
                {text}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <input {...field} type="hidden" defaultValue={values.join('\n')} />
    </div>
  );
}
