import { PhoneCard } from '@/components/site/phone-card';
import { about } from '@/content/about';
import { institute } from '@/content/institute';

const { heading, text, toContact } = about.reach;
const { name, address, email } = institute;

/** Address, phones, e-mail and the way to the enquiry form. */
export function ReachUs() {
  return (
    <PhoneCard
      id="reach"
      heading={heading}
      text={text}
      links={[
        { href: `mailto:${email}`, label: email },
        { href: '/contact', label: toContact },
      ]}
    >
      <address className="mb-3 not-italic">
        <b>{name}</b>, {address}
      </address>
    </PhoneCard>
  );
}
