import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { institute } from '@/content/institute';

type PhoneBoxProps = {
  text: string;
  /** Page and plan recorded with a registration from here. */
  from: { page: string; plan?: string };
};

/** Phones of the course pages, with a line on what to call about. */
export function PhoneBox({ text, from }: PhoneBoxProps) {
  const register = `/?${new URLSearchParams(from)}#free-registration`;
  return (
    <PhoneCard
      id="ask"
      heading="Ask before you pay"
      text={text}
      links={[{ href: register, label: 'Or leave your name and number' }]}
    />
  );
}

type PhoneCardProps = {
  /** Anchor of the heading; unique on the page. */
  id: string;
  heading: string;
  text: string;
  /** Other contact channels, above the phones. */
  children?: ReactNode;
  /** Links below the phones, one per row. */
  links?: readonly { href: string; label: string }[];
};

/** Card beside a page's text: what to call about, and the three phones. */
export function PhoneCard({ id, heading, text, children, links = [] }: PhoneCardProps) {
  return (
    <aside aria-labelledby={id} className="card self-start p-5 pb-2">
      <h2 id={id} className="text-[24px]">
        {heading}
      </h2>
      <p className="mt-1.5 mb-3 text-muted">{text}</p>
      {children}
      <PhoneList />
      {links.map(({ href, label }) => (
        <p key={href} className="border-t border-line py-1">
          <a href={href} className="tap-target">
            {label}
          </a>
        </p>
      ))}
    </aside>
  );
}

/** The three phones, large enough to tap. */
export function PhoneList() {
  return (
    <ul className="font-display text-[22px]/none font-semibold whitespace-nowrap tabular-nums">
      {institute.phones.map(({ printed, href }) => (
        <li key={href} className="border-t border-line">
          <a href={href} className="flex min-h-13.5 items-center gap-3 no-underline">
            <Icon name="phone" />
            <span className="sr-only">Call </span>
            {printed}
          </a>
        </li>
      ))}
    </ul>
  );
}
