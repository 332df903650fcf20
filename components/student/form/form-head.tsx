import { Answer } from './answer';

type FormHeadProps = {
  registrationnumber: string;
  /** True once it is the final one. */
  final: boolean;
  date: string;
};

/** The head of the form: number, session, day. Only the session can be changed. */
export function FormHead({ registrationnumber, final, date }: FormHeadProps) {
  return (
    <div className="form-head">
      <div className="field">
        <label htmlFor="registrationnumber">Reg. No</label>
        <input
          id="registrationnumber"
          className="control"
          value={registrationnumber}
          aria-describedby="registrationnumber-hint"
          readOnly
        />
      </div>
      <Answer name="session" />
      <div className="field">
        <label htmlFor="date">Date</label>
        <input id="date" className="control" value={date} readOnly />
      </div>
      <p id="registrationnumber-hint" className="form-head-note">
        {final
          ? 'This registration number is yours.'
          : 'Save makes the registration number yours. If someone has it already, you get the next one.'}
      </p>
    </div>
  );
}
