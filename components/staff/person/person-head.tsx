import { Icon } from '@/components/ui/icon';
import { printDay } from '@/content/day';
import { institute } from '@/content/institute';
import type { Person } from '@/lib/schemas/person';
import { chatHref } from '../chat-href';
import { dayOf } from '../printed-moment';
import { telHref } from '../tel-href';
import { HeadFacts } from './head-facts';

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
