import { createContext, useContext, useState, type KeyboardEvent, type ReactNode } from 'react';
import { call } from '@/components/form/call';
import { useEmailHint } from '@/components/form/email-hint';
import {
  describedBy,
  Field,
  fieldClass,
  FieldTexts,
  type FieldWiring,
} from '@/components/form/fields';
import { useAttempt, type FormNotice } from '@/components/form/use-checked-form';
import { AccountPhotoField, type AccountPhoto } from '@/components/student/accounts/photo';
import { readToken } from '@/components/student/accounts/session';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Rupees } from '@/components/ui/rupees';
import {
  admissionAnswers,
  educationColumns,
  educationRows,
} from '@/lib/enrolment/admission-answers';
import {
  courseDurations,
  courseNames,
  genders,
  paymentModes,
  studyModes,
} from '@/content/catalogue/admission-choices';
import { admissionForm } from '@/lib/enrolment/admission-form-words';
import { institute } from '@/content/facts/institute';
import type { AdmissionStart } from './admission-start';

const [phone] = institute.phones;
const UNSENT = 'No connection, so no link was sent. Try again when it is back.';

/** A field's wiring, initial value and error. */
export type Binding = {
  field: FieldWiring;
  start: string;
  error: string | undefined;
  /** True for values set by the chosen plan. */
  fixed: boolean;
};

const Bindings = createContext<(name: string) => Binding>((name) => ({
  field: { name },
  start: '',
  error: undefined,
  fixed: false,
}));

export const BindingsProvider = Bindings.Provider;

function useBinding(name: string): Binding {
  return useContext(Bindings)(name);
}

type Name = keyof typeof admissionAnswers;

type AnswerProps = {
  name: Name;
  /** Columns of six, beside a phone. */
  columns?: 2 | 3 | 4;
  /** Half a row on a phone. */
  narrow?: boolean;
  choices?: readonly string[];
  /** Number of lines of a text area. */
  lines?: number;
  /** True for values derived from other answers. */
  readOnly?: boolean;
};

/** A text field or a select. */
export function Answer({ name, columns, narrow, choices, lines, readOnly }: AnswerProps) {
  const { field, start, error, fixed } = useBinding(name);
  const { label, optional, type, inputMode, autoComplete } = wordsOf(name);
  const rest = { type, inputMode, autoComplete, required: !optional, defaultValue: start };
  const set = readOnly || fixed;
  return (
    <div className={narrow ? 'narrow' : undefined} data-columns={columns}>
      <Field id={name} label={optional && !fixed ? `${label} (optional)` : label} error={error}>
        {(control) =>
          choices && !fixed ? (
            <select {...control} {...field} {...rest}>
              <option value="">{optional ? 'Not decided' : 'Choose'}</option>
              {choices.map((choice) => (
                <option key={choice}>{choice}</option>
              ))}
            </select>
          ) : lines ? (
            <textarea {...control} {...field} {...rest} rows={lines} />
          ) : (
            <input {...control} {...field} {...rest} readOnly={set} />
          )
        }
      </Field>
    </div>
  );
}

type Words = {
  label: string;
  optional?: boolean;
  type?: string;
  inputMode?: 'numeric';
  autoComplete?: string;
};

const wordsOf = (name: Name): Words => admissionAnswers[name];

type FormSectionsProps = Pick<
  AdmissionStart,
  'needsParent' | 'parentEmail' | 'price' | 'onlineOpen'
> & {
  photo: AccountPhoto;
};

/** Every question of the form, in the order of the paper form. */
export function FormSections(props: FormSectionsProps) {
  const { photo, needsParent, parentEmail, price, onlineOpen } = props;
  const { declaration, educationNote } = admissionForm;
  return (
    <>
      <FormSection title="Course">
        <Answer name="coursename" choices={courseNames} columns={4} />
        <Answer name="subject" readOnly columns={2} />
        <Answer name="courseduration" choices={courseDurations} columns={3} />
        <Answer name="coursetype" choices={studyModes} columns={3} />
      </FormSection>
      <FormSection title="Student">
        <AccountPhotoField photo={photo} />
        <Answer name="studentname" columns={4} />
        <Answer name="dateofbirth" columns={2} />
        <EitherAnswer name="gender" choices={genders} columns={3} />
        <Answer name="category" columns={3} />
      </FormSection>
      <FormSection title="Family">
        <Answer name="fathername" columns={2} />
        <Answer name="fatheroccupation" columns={2} />
        <Answer name="designation" columns={2} />
        {needsParent && <ParentConsent sentTo={parentEmail} />}
      </FormSection>
      <FormSection title="Address and contact">
        <Answer name="address" lines={2} />
        <Answer name="state" columns={4} narrow />
        <Answer name="pincode" columns={2} narrow />
        <Answer name="mobilenumber" columns={3} />
        <Answer name="phonenumber" columns={3} />
        <Answer name="email" />
      </FormSection>
      <FormSection title="Education" note={educationNote}>
        <EducationTable />
      </FormSection>
      <FormSection title="Payment and declaration">
        <Price price={price} />
        <EitherAnswer
          name="modeofpayment"
          choices={paymentModes}
          hint={onlineOpen ? admissionForm.onlineOpen : admissionForm.onlineNotOpen}
        />
        <Answer name="knowaboutus" columns={3} />
        <Answer name="place" columns={3} />
        <p className="text-muted">{declaration}</p>
      </FormSection>
    </>
  );
}

/** The catalogue price; it cannot be edited. */
function Price({ price }: Pick<AdmissionStart, 'price'>) {
  return (
    <p className="form-price">
      <span>Price</span>
      {price === null ? (
        <span className="text-muted">{admissionForm.toBeConfirmed}</span>
      ) : (
        <>
          <b>
            <Rupees paise={price} />
          </b>
          <span className="text-muted">18% GST included</span>
        </>
      )}
    </p>
  );
}

/** No `role="status"`, which is the form's own. */
function ParentNotice({ notice }: { notice: FormNotice | null }) {
  return (
    <div aria-live="polite">
      {notice && (
        <p className={`form-notice form-notice-${notice.kind}`}>
          <Icon name={notice.kind === 'success' ? 'tick' : 'warning'} />
          {notice.text}
        </p>
      )}
    </div>
  );
}

/** Sends a parent the link to consent, for a student under 18 (D26). */
export function ParentConsent({ sentTo }: { sentTo: string }) {
  const { error } = useBinding('parentconsent');
  const [email, setEmail] = useState(sentTo);
  const [notice, setNotice] = useState<FormNotice | null>(null);
  const { busy, attempt } = useAttempt();
  const { watch, shown } = useEmailHint();
  const send = async () => {
    const outcome = await call('/api/student/parent-link', { body: { email }, token: readToken() });
    if (outcome.ok) {
      return setNotice({ kind: outcome.data.sent ? 'success' : 'warning', text: outcome.message });
    }
    const text = outcome.fields.email ?? outcome.message;
    setNotice({ kind: 'warning', text: text || UNSENT });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void attempt(send);
  };
  return (
    <div className={fieldClass(error, 'parent-consent')} {...watch}>
      <h3 className="text-[18px]">A parent has to agree</h3>
      <p id="parent-email-hint" className="my-2">
        You are under 18, so a parent has to agree before you save this form and pay. Enter a
        parent’s e-mail, not your own, and we send them a link. What you typed stays in this tab.
        {sentTo && ` We sent a link to ${sentTo}. You can send it again, or to another e-mail.`} A
        parent without e-mail can call us on{' '}
        <a href={phone.href} className="whitespace-nowrap">
          {phone.printed}
        </a>
        .
      </p>
      <FieldTexts id="parentconsent" error={error} />
      <label htmlFor="parent-email">Parent’s e-mail</label>
      <input
        id="parent-email"
        className="control"
        type="email"
        inputMode="email"
        autoComplete="off"
        aria-describedby={`parent-email-hint${error ? ' parentconsent-error' : ''}`}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        onKeyDown={onKeyDown}
      />
      {shown}
      <button
        type="button"
        className={`${buttonClass('outline')} my-3`}
        aria-disabled={busy}
        onClick={() => void attempt(send)}
      >
        {busy ? 'Sending' : 'Send the link'}
      </button>
      <ParentNotice notice={notice} />
    </div>
  );
}

type FormSectionProps = { title: string; note?: string; children: ReactNode };

function FormSection({ title, note, children }: FormSectionProps) {
  return (
    <fieldset className="form-section">
      <legend>
        <h2>{title}</h2>
      </legend>
      {note && <p className="form-section-note">{note}</p>}
      <div className="form-section-answers">{children}</div>
    </fieldset>
  );
}

type EitherAnswerProps = {
  name: 'gender' | 'modeofpayment';
  choices: readonly string[];
  hint?: string;
  columns?: 3;
};

/** Two radio buttons with large tap targets. */
function EitherAnswer({ name, choices, hint, columns }: EitherAnswerProps) {
  const { field, start, error } = useBinding(name);
  return (
    <fieldset
      className={fieldClass(error, 'either')}
      data-columns={columns}
      aria-describedby={describedBy({ id: name, hint, error })}
    >
      <legend>{admissionAnswers[name].label}</legend>
      <FieldTexts id={name} hint={hint} error={error} />
      <div className="either-choices">
        {choices.map((choice) => (
          <label key={choice} className="tick-box">
            <input
              {...field}
              type="radio"
              value={choice}
              defaultChecked={choice === start}
              required
            />
            {choice}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Four rows of five answers: a table, or four blocks on a phone. All are optional. */
function EducationTable() {
  return (
    <table className="education">
      <caption className="sr-only">Education, from Class X to post-graduation</caption>
      <thead>
        <tr>
          <th scope="col">Passed</th>
          {educationColumns.map(({ column, label }) => (
            <th key={column} scope="col" id={`column-${column}`}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {educationRows.map(({ row, label }) => (
          <tr key={row}>
            <th scope="row" id={`row-${row}`}>
              {label}
            </th>
            {educationColumns.map(({ column, label: what }) => (
              <td key={column} className={`education-${column}`}>
                <EducationAnswer name={`${row}${column}`} row={label} label={what} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The table head labels the columns; on a phone each answer has its own label. */
function EducationAnswer({ name, row, label }: { name: string; row: string; label: string }) {
  const { field, start, error } = useBinding(name);
  const inputMode = name.endsWith('yearpassing') ? 'numeric' : undefined;
  const fullLabel = (
    <>
      <span className="sr-only">{row}, </span>
      {label}
    </>
  );
  return (
    <Field id={name} label={fullLabel} error={error}>
      {(control) => <input {...control} {...field} defaultValue={start} inputMode={inputMode} />}
    </Field>
  );
}
