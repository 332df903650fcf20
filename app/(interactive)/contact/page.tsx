import { ContactPage } from '@/components/contact/contact-page';
import { JsonLd } from '@/components/json-ld';
import { contact } from '@/content/contact';
import { pageMetadata } from '@/lib/seo';
import { contactPage } from '@/lib/structured-data/contact-page';

export const metadata = pageMetadata({ ...contact.meta, path: contact.path });

export default function Contact() {
  return (
    <>
      <JsonLd data={contactPage()} />
      <ContactPage />
    </>
  );
}
