import { Icon } from '@/components/ui/icon';
import { boughtFields } from '@/content/bought-fields';
import { answerBlocks } from '@/content/answer-blocks';
import type { PersonRegistration } from '@/lib/schemas/person';
import { CorrectBlock } from './correct-block';

/** Every answer of a form, in its parts. */
export function AnswerBlocks({ registration }: { registration: PersonRegistration }) {
  const { id, answers, bought } = registration;
  return (
    <details className="plain-details">
      <summary>
        Every answer of the form
        <Icon name="chevron-down" className="turns size-5" />
      </summary>
      {answerBlocks.map(({ title, fields }) => (
        <CorrectBlock
          key={title}
          of="registration"
          id={id}
          title={title}
          fields={fields.map((field) => ({
            ...field,
            value: answers[field.name],
            fixed: bought && boughtFields.includes(field.name),
          }))}
        />
      ))}
    </details>
  );
}
