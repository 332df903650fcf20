import { officeStep } from '@/content/registration';
import { registrationCopy as words } from '@/content/registration-copy';
import type { RegistrationCopy } from '@/lib/enrolment/registration-copy';
import { SheetEducation } from './sheet-education';
import { SheetFields } from './sheet-fields';
import { SheetHead } from './sheet-head';

export interface SheetProps {
  copy: RegistrationCopy;
  /** Name of the photo below `/public/`, or ''. */
  photo: string;
  /** Leads staff to the registration; drawn in a square of `size` units. */
  qr: { size: number; path: string };
}

/** The sheet of paper, in the same order as the PDF (`lib/documents/registration.typ`). */
export function RegistrationSheet(props: SheetProps) {
  const { copy } = props;
  const [course, student, contact, fee] = copy.parts;
  return (
    <article className="registration-sheet">
      <SheetHead {...props} />
      {[course, student, contact].map((part) => part && <SheetPart key={part.title} {...part} />)}
      <section>
        <h3>{words.educationTitle}</h3>
        <SheetEducation rows={copy.education} />
      </section>
      {fee && <SheetPart {...fee} />}
      <section className="sheet-whole">
        <h3>{words.declarationTitle}</h3>
        <p>{words.declaration}</p>
        <ul className="sheet-signatures">
          {words.signatures.map((name, index) => (
            <li key={name}>
              <span>{index === 0 && <bdi>{copy.signedAt}</bdi>}</span> {name}
            </li>
          ))}
        </ul>
      </section>
      <section className="sheet-whole">
        <h3>{words.bringTitle}</h3>
        <p>{officeStep.text}</p>
        <ul className="sheet-bring">
          {officeStep.bring?.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
      </section>
    </article>
  );
}

function SheetPart({ title, lines }: RegistrationCopy['parts'][number]) {
  return (
    <section>
      <h3>{title}</h3>
      <SheetFields lines={lines} />
    </section>
  );
}
