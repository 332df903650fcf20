import { Fragment } from 'react';
import { Mark } from '@/components/site/brand-link';
import { ButtonLink } from '@/components/ui/button';
import { PrintButton } from '@/components/ui/print-button';
import { QrImage, type QrCode } from '@/components/ui/qr-image';
import { educationColumns } from '@/lib/enrolment/admission-answers';
import { officeStep } from '@/content/catalogue/course';
import { institute } from '@/content/facts/institute';
import { registrationCopy as words } from '@/lib/enrolment/registration-copy-words';
import type { CopyLine, RegistrationCopy } from '@/lib/enrolment/registration-copy';

export interface SheetProps {
  copy: RegistrationCopy;
  /** Name of the photo below `/public/`, or ''. */
  photo: string;
  pdfHref: string;
  /** Opens the registration for staff. */
  qr: QrCode;
  /** Opens a UPI app; null when nothing is to be paid by UPI. */
  slipQr: QrCode | null;
}

/** The sheet of paper, in the same order as the PDF (`lib/enrolment/registration.typ`), and the print button. */
export function RegistrationSheet(props: SheetProps) {
  const { copy, pdfHref, slipQr } = props;
  return (
    <>
      <div className="student-buttons">
        <PrintButton />
        <ButtonLink href={pdfHref} variant="outline">
          Download As PDF
        </ButtonLink>
      </div>
      <article className="registration-sheet">
        <SheetHead {...props} />
        {copy.isOrder ? (
          <>
            {copy.parts.map((part) => (
              <SheetPart key={part.title} {...part} />
            ))}
            <Slip copy={copy} slipQr={slipQr} />
          </>
        ) : (
          <AdmissionParts copy={copy} slipQr={slipQr} />
        )}
      </article>
    </>
  );
}

type PartsProps = Pick<SheetProps, 'copy' | 'slipQr'>;

/** The parts of an admission form, with the signatures and the documents to bring to the office. */
function AdmissionParts({ copy, slipQr }: PartsProps) {
  const [course, student, contact, fee] = copy.parts;
  return (
    <>
      {[course, student, contact].map((part) => part && <SheetPart key={part.title} {...part} />)}
      <section>
        <h3>{words.educationTitle}</h3>
        <SheetEducation rows={copy.education} />
      </section>
      {fee && <SheetPart {...fee} />}
      <Slip copy={copy} slipQr={slipQr} />
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
    </>
  );
}

function Slip({ copy, slipQr }: PartsProps) {
  if (!copy.slip || !slipQr) return null;
  return (
    <section className="sheet-whole sheet-slip">
      <QrImage qr={slipQr} label={words.slipQr} />
      <div>
        <h3>{words.slipTitle}</h3>
        <p>{words.slipText}</p>
        <SheetFields lines={copy.slip.lines} />
      </div>
    </section>
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

function SheetHead({ copy, photo, qr }: SheetProps) {
  return (
    <>
      <div className="sheet-letterhead">
        <Mark className="size-11" />
        <p>
          <b>{institute.name}</b>{' '}
          {institute.formerName && <span>formerly {institute.formerName}</span>}
        </p>
        <p>
          {institute.address}
          <br />
          {institute.phones.map(({ printed }, index) => (
            <Fragment key={printed}>
              <span className="whitespace-nowrap">
                {printed}
                {index < institute.phones.length - 1 && ' ·'}
              </span>{' '}
            </Fragment>
          ))}
          <br />
          {institute.email}
        </p>
      </div>
      <div className="sheet-who">
        <div>
          <p className="sheet-title">{copy.title}</p>
          <h2>
            <bdi>{copy.studentname}</bdi>
          </h2>
          <SheetFields lines={copy.head} />
        </div>
        <figure className="sheet-code">
          <QrImage qr={qr} label={words.qrCaption} />
          <figcaption>{words.qrCaption}</figcaption>
        </figure>
        <SheetPhoto photo={photo} isOrder={copy.isOrder} />
      </div>
    </>
  );
}

function SheetPhoto({ photo, isOrder }: { photo: string; isOrder: boolean }) {
  if (photo) {
    return (
      <img
        className="sheet-photo"
        src={`/public/${photo}`}
        alt="Photo of the student"
        width="132"
        height="170"
      />
    );
  }
  return isOrder ? null : <p className="sheet-photo">{words.photoPlace}</p>;
}

/** Labels and answers in two columns where there is room. */
function SheetFields({ lines }: { lines: readonly CopyLine[] }) {
  return (
    <dl className="sheet-fields">
      {lines.map(({ label, value, wide }) => (
        <div key={label} className={wide ? 'wide' : undefined}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A table; on a phone, a block for each row. */
function SheetEducation({ rows }: { rows: RegistrationCopy['education'] }) {
  return (
    <table className="sheet-education">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{words.educationTitle}</span>
          </th>
          {educationColumns.map(({ column, label }) => (
            <th key={column} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, answers }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {educationColumns.map(({ column, label: name }, index) => (
              <td key={column}>
                <span className="sheet-column">{name}</span>
                <bdi>{answers[index]}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
