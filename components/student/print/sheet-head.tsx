import { Mark } from '@/components/site/mark';
import { institute } from '@/content/institute';
import { registrationCopy as words } from '@/content/registration-copy';
import type { SheetProps } from './registration-sheet';
import { SheetFields } from './sheet-fields';

/** The institute, whose registration it is, the code for staff and the photo. */
export function SheetHead({ copy, photo, qr }: SheetProps) {
  return (
    <>
      <div className="sheet-letterhead">
        <Mark className="size-11" />
        <p>
          <b>{institute.name}</b> <span>formerly {institute.formerName}</span>
        </p>
        <p>
          {institute.address}
          <br />
          {institute.phones.map(({ printed }) => (
            <span key={printed} className="sheet-phone">
              {printed}
            </span>
          ))}
          <br />
          {institute.email}
        </p>
      </div>
      <div className="sheet-who">
        <div>
          <p className="sheet-title">{words.title}</p>
          <h2>
            <bdi>{copy.studentname}</bdi>
          </h2>
          <SheetFields lines={copy.head} />
        </div>
        <figure className="sheet-code">
          <svg
            viewBox={`0 0 ${qr.size} ${qr.size}`}
            role="img"
            aria-label={words.qrCaption}
            shapeRendering="crispEdges"
          >
            <path d={qr.path} />
          </svg>
          <figcaption>{words.qrCaption}</figcaption>
        </figure>
        {photo ? (
          <img
            className="sheet-photo"
            src={`/public/${photo}`}
            alt="Photo of the student"
            width="132"
            height="170"
          />
        ) : (
          <p className="sheet-photo">{words.photoPlace}</p>
        )}
      </div>
    </>
  );
}
