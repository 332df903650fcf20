import { PhoneList } from '@/components/site/phone-list';
import { ButtonLink } from '@/components/ui/button';

type AskBoxProps = {
  /** The page the enquiry is noted with. */
  path: string;
  heading: string;
  text: string;
};

/** The way to ask about a result: the enquiry form, and the three phones. */
export function AskBox({ path, heading, text }: AskBoxProps) {
  return (
    <aside
      aria-labelledby="ask"
      className="self-start rounded-card border border-line bg-card p-5 pb-2"
    >
      <h2 id="ask" className="text-[24px]">
        {heading}
      </h2>
      <p className="mt-1.5 mb-4 text-muted">{text}</p>
      <p className="mb-4">
        <ButtonLink href={`/contact?page=${path}#enquiry`}>Send an enquiry</ButtonLink>
      </p>
      <PhoneList />
    </aside>
  );
}
