'use client';

import { useState } from 'react';
import { Field, type FieldWiring } from '@/components/form/fields';
import { Words } from '@/components/office/form/office-fields';
import { OfficeForm, useOfficeForm } from '@/components/office/form/office-form';
import { Opened } from '@/components/office/form/opened';
import { buttonClass } from '@/components/ui/button';
import { courseDurations, genders, paymentModes, studyModes } from '@/content/admission-choices';
import { printDay } from '@/content/day';
import { changesIn } from '@/lib/office/people/person-forms';
import { Repeated } from './repeated';

interface CorrectFieldProps {
  /** Of the form: the same field stands on a page more than once. */
  of: string;
  shown: ShownField;
  field: FieldWiring;
  error: string | undefined;
}

const choices: Readonly<Record<string, readonly string[]>> = {
  gender: genders,
  modeofpayment: paymentModes,
  courseduration: ['', ...courseDurations],
  coursetype: ['', ...studyModes],
};

/** A field with what stands in it now: a line, several, a day, or one of a few. */
function CorrectField({ of, shown, field, error }: CorrectFieldProps) {
  const { name, label, value } = shown;
  const own = { defaultValue: value, autoComplete: 'off' };
  const few = choices[name];
  return (
    <Field id={`${name}-${of}`} label={label} error={error}>
      {(control) => {
        if (name === 'address') return <textarea {...control} {...field} {...own} rows={2} />;
        if (!few) {
          const type = name === 'dateofbirth' ? 'date' : 'text';
          return <input {...control} {...field} {...own} type={type} />;
        }
        return (
          <select {...control} {...field} {...own}>
            {[...new Set([...few, value])].map((choice) => (
              <option key={choice} value={choice}>
                {choice || 'Not chosen'}
              </option>
            ))}
          </select>
        );
      }}
    </Field>
  );
}

/** A field as it stands on the page. */
interface ShownField {
  name: string;
  label: string;
  value: string;
  /** It was bought so, and stays. */
  fixed?: boolean;
}

interface CorrectBlockProps {
  of: 'student' | 'registration';
  id: string;
  title: string;
  fields: readonly ShownField[];
  /** Before the fields: what a correction brings with it. */
  hint?: string;
}

/** Fields as they stand, and the form to correct them. */
export function CorrectBlock(props: CorrectBlockProps) {
  const { title, fields } = props;
  return (
    <div className="correct-block">
      <h3>{title}</h3>
      <dl>
        {fields.map(({ name, label, value }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              <bdi>{shown(name, value)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <Opened
        summary={
          <>
            Correct<span className="sr-only"> {title}</span>
          </>
        }
      >
        <Repeated>{(again) => <CorrectForm {...props} again={again} />}</Repeated>
      </Opened>
    </div>
  );
}

function shown(name: string, value: string): string {
  if (value.trim() === '') return '–';
  return name === 'dateofbirth' ? printDay(value) : value;
}

interface Corrected {
  fields: string[];
  loggedOut: boolean;
}

/** Corrects what was changed in it, with a reason; what somebody else changed meanwhile is not written over. */
function CorrectForm(props: CorrectBlockProps & { again: () => void }) {
  const { of, id, title, fields, hint, again } = props;
  const open = fields.filter(({ fixed }) => !fixed);
  // What stood here when it was opened: the page is drawn anew when a colleague has changed something.
  const [before] = useState(() => Object.fromEntries(open.map(({ name, value }) => [name, value])));
  const form = useOfficeForm<Record<string, string>, Corrected>({
    url: `/api/admin/correct-${of}`,
    loadSchema: () =>
      import('@/lib/office/people/person-forms').then((made) => made.correctionForm(of, before)),
    blank: { ...before, reason: '' },
    sent: (typed) => ({ [of]: id, reason: typed.reason, changes: changesIn(typed, before) }),
    told: (corrected) => words(corrected, fields),
  });
  const { bind } = form;
  const place = `${id}-${title.replace(/\W/g, '')}`;
  return (
    <OfficeForm
      form={form}
      label={`Correct ${title}`}
      send="Correct it"
      sending="Correcting"
      next={
        <button type="button" className={buttonClass('outline')} onClick={again}>
          Correct more
        </button>
      }
    >
      {hint && <p className="person-note">{hint}</p>}
      {open.map((field) => (
        <CorrectField key={field.name} {...bind(field.name)} of={place} shown={field} />
      ))}
      {open.length < fields.length && (
        <p className="person-note">
          Course and duration were bought: they stay. For another course the student fills in a new
          form.
        </p>
      )}
      <Words
        {...bind('reason')}
        of={place}
        label="Why (kept in the audit: no names, no numbers)"
        required
      />
    </OfficeForm>
  );
}

function words({ fields, loggedOut }: Corrected, shown: CorrectBlockProps['fields']): string {
  if (fields.length === 0) return 'It stood like this already.';
  const labels = shown.filter(({ name }) => fields.includes(name)).map(({ label }) => label);
  const out = loggedOut
    ? ' The student is logged out on every device, and logs in with what is right now.'
    : '';
  return `Corrected: ${labels.join(', ')}.${out}`;
}
