import { useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { changesIn } from '@/lib/schemas/changes-in';
import { Words } from '../office/office-fields';
import { OfficeForm } from '../office/office-form';
import { useOfficeForm } from '../office/use-office-form';
import type { CorrectBlockProps } from './correct-block';
import { CorrectField } from './correct-field';

interface Corrected {
  fields: string[];
  loggedOut: boolean;
}

/** Corrects what was changed in it, with a reason; what somebody else changed meanwhile is not written over. */
export function CorrectForm(props: CorrectBlockProps & { again: () => void }) {
  const { of, id, title, fields, hint, again } = props;
  const open = fields.filter(({ fixed }) => !fixed);
  // What stood here when it was opened: the page is drawn anew when a colleague has changed something.
  const [before] = useState(() => Object.fromEntries(open.map(({ name, value }) => [name, value])));
  const form = useOfficeForm<Record<string, string>, Corrected>({
    url: `/api/admin/correct-${of}`,
    loadSchema: () =>
      import('@/lib/schemas/correction-form').then((made) => made.correctionForm(of, before)),
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
