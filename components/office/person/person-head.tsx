import { chatHref, telHref } from '@/components/office/frame/phone-links';
import { dayOf, printedMoment } from '@/components/office/frame/printed-moment';
import { Icon } from '@/components/ui/icon';
import { Rupees } from '@/components/ui/rupees';
import { printDay } from '@/content/day';
import { institute } from '@/content/institute';
import type { Paise } from '@/content/money';
import type { Person } from '@/lib/office/people/person';

/** Who it is, how to reach them, and what is to be said first. */
export function PersonHead({ person }: { person: Person }) {
  const { details, photoName, asOf } = person;
  const { studentname, email, city, state, dateofbirth } = details;
  const greeting = `Hello ${studentname}, this is ${institute.name}.`;
  return (
    <section aria-label="At a glance" className="person-head">
      {photoName ? (
        <img src={`/public/${photoName}`} alt="Photo" width="112" height="144" />
      ) : (
        <p className="person-no-photo">No photo</p>
      )}
      <div className="person-who">
        <p>
          Born {printDay(dateofbirth)}, {yearsOld(dateofbirth, dayOf.format(new Date(asOf)))} years
          old
        </p>
        <p>{[city, state].filter((part) => part.trim() !== '').join(', ')}</p>
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      </div>
      <ul className="person-ways">
        {phonesOf(person).map((phone) => (
          <PhoneWays key={phone} phone={phone} chat={chatHref(phone, greeting)} />
        ))}
      </ul>
      <HeadFacts person={person} />
    </section>
  );
}

/** One tap calls; one opens a chat, where the phone can have one. */
function PhoneWays({ phone, chat }: { phone: string; chat: string | null }) {
  return (
    <li>
      <a href={telHref(phone)}>
        <Icon name="phone" />
        <span className="sr-only">Call </span>
        {phone}
      </a>
      {chat && (
        <a href={chat} target="_blank" rel="noreferrer">
          <Icon name="chat" />
          Chat<span className="sr-only"> with {phone} on WhatsApp (opens a new tab)</span>
        </a>
      )}
    </li>
  );
}

/** Each number once, however it is written: that of sign-up, then those of the forms. */
function phonesOf({ details, registrations }: Person): string[] {
  const all = [details.contactnumber, ...registrations.flatMap(({ phones }) => phones)];
  return [...new Map(all.map((phone) => [telHref(phone), phone] as const).toReversed()).values()]
    .toReversed()
    .slice(0, 3);
}

function yearsOld(born: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4));
  return today.slice(5) < born.slice(5) ? years - 1 : years;
}

/** What is owed, who is to be called when, and what stands in the way. */
function HeadFacts({ person }: { person: Person }) {
  const { parent, asOf } = person;
  const nextCall = nextCallOf(person);
  return (
    <dl className="person-facts">
      <div>
        <dt>Owed now</dt>
        <dd>
          <Owed person={person} />
        </dd>
      </div>
      {nextCall && (
        <div data-late={nextCall < asOf || undefined}>
          <dt>Next call</dt>
          <dd>
            <time dateTime={nextCall}>{printedMoment(nextCall, asOf)}</time>
            {nextCall < asOf && ' (overdue)'}
          </dd>
        </div>
      )}
      {parent !== 'not needed' && (
        <div data-late={parent === 'missing' || undefined}>
          <dt>Under 18</dt>
          <dd>
            {parent === 'given'
              ? 'A parent has agreed'
              : 'No parent has agreed: form and payment wait'}
          </dd>
        </div>
      )}
    </dl>
  );
}

function Owed({ person: { registrations } }: { person: Person }) {
  const sum = registrations.reduce((total, { duePaise }) => total + (duePaise ?? 0), 0);
  const open = registrations.filter(({ duePaise }) => duePaise === null).length;
  const review = registrations.some(({ payments }) =>
    payments.some(({ status }) => status === 'review'),
  );
  if (registrations.length === 0) return 'Nothing: no registration yet';
  return (
    <>
      {(sum > 0 || open === 0) && (
        <b>
          <Rupees paise={sum as Paise} />
        </b>
      )}
      {open > 0 &&
        `${sum > 0 ? ', and ' : ''}${open === 1 ? 'one price' : `${open} prices`} to be confirmed`}
      {review && '. Money in review'}
    </>
  );
}

/** The first that is noted on a lead somebody still follows up. */
function nextCallOf({ leads }: Person): string | undefined {
  const open = leads.filter(({ status }) => status !== 'enrolled' && status !== 'closed');
  return open.flatMap(({ nextCallAt }) => nextCallAt ?? []).sort()[0];
}
