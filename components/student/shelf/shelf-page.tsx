import { RequireToken } from '@/components/student/accounts/require-token';
import { TestList } from '@/components/student/exam-room/my-tests-page';
import { StudentPage } from '@/components/student/student-page';
import { ButtonLink } from '@/components/ui/button';
import { printDay } from '@/content/day';
import { shelfKinds, shelfWords as words } from '@/content/pages/shelf-words';
import type { OwnTest } from '@/lib/exam-room/my-tests';
import type { ShelfItem, ShelfPart } from '@/lib/shelf/shelf';
import { paymentPath } from '@/lib/enrolment/shown-payment';

interface ShelfPageProps {
  path: string;
  parts: readonly ShelfPart[];
  /** By registration. */
  tests: ReadonlyMap<string, readonly OwnTest[]>;
  now: Date;
}

/** `/shelf`: the course material of the student's paid registrations. */
export function ShelfPage({ path, parts, tests, now }: ShelfPageProps) {
  return (
    <StudentPage path={path} heading={words.heading} above={<RequireToken />}>
      {parts.length === 0 && <p className="lede mt-3 max-w-prose">{words.nothing}</p>}
      {parts.map((part) => (
        <Part
          key={part.registration.id}
          part={part}
          tests={tests.get(part.registration.id) ?? []}
          now={now}
        />
      ))}
      <div className="student-buttons">
        <ButtonLink href="/history" variant="outline">
          Purchased History
        </ButtonLink>
        <ButtonLink href="/my-tests" variant="outline">
          My Tests
        </ButtonLink>
      </div>
    </StudentPage>
  );
}

interface PartProps {
  part: ShelfPart;
  tests: readonly OwnTest[];
  now: Date;
}

function Part({ part: { registration, what, isOpen, items }, tests, now }: PartProps) {
  const id = `shelf-${registration.number}`;
  return (
    <section aria-labelledby={id} className="mt-7 max-w-prose">
      <h2 id={id} className="subheading">
        {what}
      </h2>
      <p className="text-muted">Reg. No {registration.number}</p>
      {!isOpen && (
        <p className="mt-2">
          {words.whenPaid} <a href={paymentPath(registration.id)}>{words.pay}</a>
        </p>
      )}
      {isOpen && items.length === 0 && tests.length === 0 && <p className="mt-2">{words.none}</p>}
      {items.length > 0 && (
        <ul className="shelf">
          {items.map((item) => (
            <Item key={item.id} item={item} />
          ))}
        </ul>
      )}
      {tests.length > 0 && (
        <>
          <h3 className="mt-5">Tests</h3>
          <TestList tests={tests} now={now} />
        </>
      )}
    </section>
  );
}

function Item({ item: { id, title, kind, isFile, until } }: { item: ShelfItem }) {
  return (
    <li>
      <span>
        <b>{title}</b>
        <span className="shelf-about">
          {shelfKinds[kind]}
          {until && `. ${words.until} ${printDay(until)}`}
        </span>
      </span>
      <ButtonLink href={`/shelf/${id}`} variant="outline" newTab={!isFile}>
        {isFile ? words.download : words.open}
        <span className="sr-only"> {title}</span>
      </ButtonLink>
    </li>
  );
}
