import type { ReactNode } from 'react';
import { helpWords } from '@/content/catalogue/course';
import { PhoneList } from './phone-list';
import { institute } from '@/content/facts/institute';
import type { WordsOf } from '@/content/hindi';

type HelpWords = WordsOf<typeof helpWords>;

interface HelpProps {
  /** Page and plan recorded with a registration from here. */
  from: { page: string; plan?: string };
  /** All phones, as course pages print them (specification); others have one, and the footer's. */
  withAllPhones?: boolean;
  words?: HelpWords;
}

/** Ways to reach a counsellor other than by phone. Chat unless the institute has none (D41). */
function helpLinks(from: HelpProps['from'], { callBack }: HelpWords) {
  const register = `/?${new URLSearchParams(from)}#free-registration`;
  return [
    ...(institute.chat === null ? [] : [{ href: institute.chat, label: 'WhatsApp' }]),
    { href: register, label: callBack },
  ];
}

/** Help beside a page's last section: a phone, chat, and a call back. */
export function HelpCard({ from, withAllPhones = false, words = helpWords }: HelpProps) {
  return (
    <PhoneCard
      id="help"
      heading={words.heading}
      hasOnePhone={!withAllPhones}
      links={helpLinks(from, words)}
    />
  );
}

/** The same in one line, for a page without a section for the card. */
export function HelpLine({ from }: Pick<HelpProps, 'from'>) {
  return (
    <p className="flex flex-wrap items-center gap-x-5 print:block">
      <b>{helpWords.heading}:</b>
      {[
        ...institute.phones.map(({ printed, href }) => ({ href, label: printed })),
        ...helpLinks(from, helpWords),
      ].map(({ href, label }) => (
        <a key={href} href={href} className="tap-target whitespace-nowrap tabular-nums">
          {label}
        </a>
      ))}
    </p>
  );
}

type PhoneCardProps = {
  /** Anchor of the heading; unique on the page. */
  id: string;
  heading: string;
  text?: string;
  /** Other contact channels, above the phones. */
  children?: ReactNode;
  /** Links below the phones, one per row. */
  links?: readonly { href: string; label: string }[];
  hasOnePhone?: boolean;
};

/** Card beside a page's text: the phones, and reasons to call where given. */
export function PhoneCard(props: PhoneCardProps) {
  const { id, heading, text, children, links = [], hasOnePhone = false } = props;
  return (
    <aside
      aria-labelledby={id}
      className="card self-start p-5 pb-2 print:break-inside-avoid print:border-0 print:p-0"
    >
      <h2 id={id} className="text-[24px]">
        {heading}
      </h2>
      {text ? <p className="mt-1.5 mb-3 text-muted">{text}</p> : <div className="mt-3" />}
      {children}
      <PhoneList isShort={hasOnePhone} />
      {links.map(({ href, label }) => (
        <p key={href} className="border-t border-line py-1 print:hidden">
          <a href={href} className="tap-target">
            {label}
          </a>
        </p>
      ))}
    </aside>
  );
}
