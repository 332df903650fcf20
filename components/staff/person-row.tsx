import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { printedMoment } from './printed-moment';
import { telHref } from './tel-href';

interface PersonRowProps {
  person: { name: string; email: string; phones: readonly string[]; createdAt: string };
  /** The moment the list was made. */
  asOf: string;
  /** What is known beside name and numbers. */
  children: ReactNode;
}

/** A card on a phone, a row from 760 px. One tap calls. */
export function PersonRow({ person, asOf, children }: PersonRowProps) {
  const { name, email, phones, createdAt } = person;
  return (
    <li className="person">
      <div className="person-name">
        <h3>{name}</h3>
        <p>{email}</p>
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
