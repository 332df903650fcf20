import { PhoneCard } from '@/components/site/phone-card';
import { ButtonLink } from '@/components/ui/button';
import { enquiryHref } from '@/content/contact';

type AskBoxProps = {
  /** The page the enquiry is noted with. */
  path: string;
  heading: string;
  text: string;
};

/** The way to ask about a result: the enquiry form, and the three phones. */
export function AskBox({ path, heading, text }: AskBoxProps) {
  return (
    <PhoneCard id="ask" heading={heading} text={text}>
      <p className="my-4">
        <ButtonLink href={enquiryHref(path)}>Send an enquiry</ButtonLink>
      </p>
    </PhoneCard>
  );
}
