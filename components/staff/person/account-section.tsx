import { signUpAnswers } from '@/content/answer-blocks';
import type { Person } from '@/lib/schemas/person';
import { CorrectBlock } from './correct-block';
import { EraseBlock } from './erase-block';
import { LogInBlock } from './log-in-block';
import { ParentBlock } from './parent-block';

interface AccountSectionProps {
  person: Person;
  isOwner: boolean;
}

/** What was typed at sign-up, the ways in, and for the owner the way out. */
export function AccountSection({ person, isOwner }: AccountSectionProps) {
  const { id, details, parent, logIns, failedTries, leads } = person;
  return (
    <section aria-labelledby="account" className="person-part person-account">
      <h2 id="account">Account</h2>
      <CorrectBlock
        of="student"
        id={id}
        title="Details of sign-up"
        hint="The forms keep their own answers. Another e-mail or date of birth logs the student out everywhere: they log in with these."
        fields={signUpAnswers.map((field) => ({ ...field, value: details[field.name] }))}
      />
      <LogInBlock id={id} logIns={logIns} failedTries={failedTries} />
      {parent === 'missing' && <ParentBlock student={id} />}
      {isOwner && <EraseBlock student={id} leads={leads} />}
    </section>
  );
}
