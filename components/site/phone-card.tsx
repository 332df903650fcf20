import type { ReactNode } from 'react';
import { PhoneList } from './phone-list';

type PhoneCardProps = {
  /** Anchor of the heading; one of a kind on the page. */
  id: string;
  heading: string;
  text: string;
  /** Other ways to reach us, above the phones. */
  children?: ReactNode;
  /** Links under the phones, each in a row of its own. */
  links?: readonly { href: string; label: string }[];
};

/** A card beside the text of a page: what to call about, and the three phones. */
export function PhoneCard({ id, heading, text, children, links = [] }: PhoneCardProps) {
  return (
    <aside
      aria-labelledby={id}
      className="self-start rounded-card border border-line bg-card p-5 pb-2"
    >
      <h2 id={id} className="text-[24px]">
        {heading}
      </h2>
      <p className="mt-1.5 mb-3 text-muted">{text}</p>
      {children}
      <PhoneList />
      {links.map(({ href, label }) => (
        <p key={href} className="border-t border-line py-1">
          <a href={href} className="inline-flex min-h-11 items-center">
            {label}
          </a>
        </p>
      ))}
    </aside>
  );
}
