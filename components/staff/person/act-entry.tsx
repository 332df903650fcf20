import { labelsOf } from '@/content/admission-answers';
import { signUpAnswers } from '@/content/answer-blocks';
import { auditWords } from '@/content/audit-words';
import { printDay } from '@/content/day';
import type { PersonAct } from '@/lib/schemas/person';

/** What somebody of the staff did, and why; a correction with what stood there before. */
export function ActEntry({ act }: { act: PersonAct }) {
  const { action, reason, registrationnumber, corrections } = act;
  return (
    <>
      <p>
        <b>{auditWords[action] ?? action}</b>
        {registrationnumber && `, Reg. No ${registrationnumber}`}
      </p>
      {corrections.length > 0 && (
        <ul>
          {corrections.map(({ field, before, after }) => (
            <li key={field}>
              {labelOf(field)}: <s>{shown(field, before)}</s> <b>{shown(field, after)}</b>
            </li>
          ))}
        </ul>
      )}
      {reason && <p className="person-note">“{reason}”</p>}
    </>
  );
}

function labelOf(field: string): string {
  const [label] = labelsOf([field]);
  return label ?? signUpAnswers.find(({ name }) => name === field)?.label ?? field;
}

function shown(field: string, value: string): string {
  if (value.trim() === '') return '–';
  return field === 'dateofbirth' ? printDay(value) : value;
}
