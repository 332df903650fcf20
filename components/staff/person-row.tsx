import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { printedMoment } from './printed-moment';
import { telHref } from './tel-href';

interface PersonRowProps {
  person: { name: string; email: string; phones: readonly string[]; createdAt: string };
  /** Where everything about them stands. */
  href: string;
  /** The moment the list was made. */
  asOf: string;
  /** What is known beside name and numbers. */
  children: ReactNode;
}

/** A card on a phone, a row from 760 px. One tap calls. */
export function PersonRow({ person, href, asOf, children }: PersonRowProps) {
  const { name, email, phones, createdAt } = person;
  return (
    <li className="person">
      <div className="person-name">
        <h3>
          <a href={href} className="result">
            {name}
          </a>
        </h3>
        {email && <p>{email}</p>}
      </div>
      <time dateTime={createdAt}>{printedMoment(createdAt, asOf)}</time>
      <div className="person-details">{children}</div>
      <div className="person-phones">
        {phones.map((phone) => (
          <a key={phone} href={telHref(phone)}>
            <Icon name="phone" />
            <span className="sr-only">Call {name}, </span>
            {phone}
          </a>
        ))}
      </div>
    </li>
  );
}
