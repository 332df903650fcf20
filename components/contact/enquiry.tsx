import { SentWithoutScript } from '@/components/form/sent-without-script';
import { contact } from '@/content/contact';
import { EnquiryForm } from './enquiry-form';

/** The enquiry form on its card. `/contact#enquiry` leads to its heading. */
export function Enquiry() {
  const { heading, text, messageHint, privacy, thanks } = contact.enquiry;
  return (
    <section className="enquiry on-dark" aria-labelledby="enquiry">
      <h2 id="enquiry">{heading}</h2>
      <p className="mt-2 mb-5 max-w-prose">{text}</p>
      <div className="form-card on-light">
        <SentWithoutScript id="sent" text={thanks} />
        <EnquiryForm successText={thanks} messageHint={messageHint} />
        <p className="text-small text-muted">
          {privacy}{' '}
          <a href="/privacy-policy" className="whitespace-nowrap">
            Privacy &amp; Policy
          </a>
        </p>
      </div>
    </section>
  );
}
