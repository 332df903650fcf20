import { PhoneList } from '@/components/site/phone-list';
import { about } from '@/content/about';
import { institute } from '@/content/institute';

const { heading, text, toContact } = about.reach;

/** Address, phones, e-mail and the way to the enquiry form. */
export function ReachUs() {
  return (
    <aside
      aria-labelledby="reach"
      className="self-start rounded-card border border-line bg-card p-5 pb-2"
    >
      <h2 id="reach" className="text-[24px]">
        {heading}
      </h2>
      <p className="mt-1.5 text-muted">{text}</p>
      <address className="mt-2 mb-3 not-italic">
        <b>{institute.name}</b>, {institute.address}
      </address>
      <PhoneList />
      <p className="border-t border-line py-1">
        <a href={`mailto:${institute.email}`} className="inline-flex min-h-11 items-center">
          {institute.email}
        </a>
      </p>
      <p className="border-t border-line py-1">
        <a href="/contact" className="inline-flex min-h-11 items-center">
          {toContact}
        </a>
      </p>
    </aside>
  );
}
