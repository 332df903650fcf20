import { Icon } from '@/components/ui/icon';
import { WholeWords } from '@/components/ui/prose';
import { Rupees } from '@/components/ui/rupees';
import { answerBlocks } from '@/content/answer-blocks';
import { boughtFields } from '@/content/bought-fields';
import { printDay } from '@/content/day';
import type { Paise } from '@/content/money';
import type { PersonRegistration } from '@/lib/office/people/person';
import { CorrectBlock } from './correct-block';
import { RegistrationMoney } from './registration-money';

interface RegistrationCardProps {
  registration: PersonRegistration;
  /** From the start. */
  open: boolean;
}

/** A form: what was bought and paid, its copy on paper, and every answer with a way to correct it. */
export function RegistrationCard({ registration, open }: RegistrationCardProps) {
  const { id, registrationnumber, session, coursename, planTitle, coursetype } = registration;
  const { date, modeofpayment, included } = registration;
  const href = `/searchuser/form/${id}`;
  return (
    <details className="bought" id={`form-${id}`} open={open}>
      <summary>
        <span>
          <b>
            <WholeWords text={planTitle ?? coursename} />
          </b>
          <Standing {...registration} />
        </span>
        <Icon name="chevron-down" className="turns size-5" />
      </summary>
      <div className="bought-inside">
        <p className="bought-facts">
          Reg. No <b>{registrationnumber}</b>, session {session}, {printDay(date)}
          {coursetype && `, ${coursetype}`}, pays {modeofpayment.toLowerCase()}
        </p>
        <p className="bought-paper">
          <a href={href}>
            Print<span className="sr-only"> the form {registrationnumber}</span>
          </a>
          <a href={`${href}/pdf`}>
            PDF<span className="sr-only"> of the form {registrationnumber}</span>
          </a>
        </p>
        {included.length > 0 && (
          <details className="plain-details">
            <summary>
              {included.length} items included
              <Icon name="chevron-down" className="turns size-5" />
            </summary>
            <ul>
              {included.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </details>
        )}
        <RegistrationMoney registration={registration} />
        <AnswerBlocks registration={registration} />
      </div>
    </details>
  );
}

type StandingProps = Pick<PersonRegistration, 'pricePaise' | 'netPaise' | 'duePaise'>;

function Standing({ pricePaise, netPaise, duePaise }: StandingProps) {
  const paid = netPaise > 0 && (
    <>
      <Rupees paise={netPaise as Paise} /> paid
    </>
  );
  if (pricePaise === null) {
    return (
      <span className="bought-standing" data-open>
        Price to be confirmed{paid && <>, {paid}</>}
      </span>
    );
  }
  if (duePaise === 0) {
    return <span className="bought-standing">{paid || 'Nothing to be paid'}</span>;
  }
  return (
    <span className="bought-standing" data-open>
      <Rupees paise={duePaise as Paise} /> of <Rupees paise={pricePaise as Paise} /> owed
    </span>
  );
}

/** Every answer of a form, in its parts. */
function AnswerBlocks({ registration }: { registration: PersonRegistration }) {
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
