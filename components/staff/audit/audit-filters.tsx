import { Field } from '@/components/form/field';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { auditWords } from '@/content/audit-words';
import type { AuditFilter } from '@/lib/schemas/audit-line';
import { auditSubjects } from '@/lib/schemas/audit-query';

interface AuditFiltersProps {
  path: string;
  filter: AuditFilter;
  people: readonly { id: string; name: string }[];
  isOpen: boolean;
}

/** A plain form: what is asked for stands in the address, and nothing in it names a student. */
export function AuditFilters({ path, filter, people, isOpen }: AuditFiltersProps) {
  const everybody = [...people.map(({ id, name }) => [id, name]), ['console', 'The server']];
  return (
    <details className="audit-filters" open={isOpen}>
      <summary>
        Show only some
        <Icon name="chevron-down" className="turns size-5" />
      </summary>
      <form method="get" action={path}>
        <Choice filter={filter} name="who" label="Who" any="Everybody" choices={everybody} />
        <Choice
          filter={filter}
          name="what"
          label="What"
          any="Everything"
          choices={Object.entries(auditWords)}
        />
        <Choice
          filter={filter}
          name="subject"
          label="Done to"
          any="Anything"
          choices={Object.entries(auditSubjects)}
        />
        <Text filter={filter} name="id" label="Its id" type="text" />
        <Text filter={filter} name="from" label="From" type="date" />
        <Text filter={filter} name="to" label="To" type="date" />
        <div className="audit-buttons">
          <button type="submit" className={buttonClass('primary')}>
            Show these
          </button>
          <a href={path}>Show all</a>
        </div>
      </form>
    </details>
  );
}

interface PartProps {
  filter: AuditFilter;
  name: Exclude<keyof AuditFilter, 'before'>;
  label: string;
}

function Choice(props: PartProps & { any: string; choices: (readonly string[])[] }) {
  const { filter, name, label, any, choices } = props;
  return (
    <Field id={`audit-${name}`} label={label}>
      {(control) => (
        <select {...control} name={name} defaultValue={filter[name] ?? ''}>
          <option value="">{any}</option>
          {choices.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function Text({ filter, name, label, type }: PartProps & { type: 'text' | 'date' }) {
  return (
    <Field id={`audit-${name}`} label={label}>
      {(control) => (
        <input
          {...control}
          name={name}
          type={type}
          defaultValue={filter[name] ?? ''}
          autoComplete="off"
        />
      )}
    </Field>
  );
}
