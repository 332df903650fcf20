import { ContactPage } from '@/components/pages/contact-page';
import { JsonLd } from '@/components/site/json-ld';
import { contact } from '@/content/pages/contact';
import { pageMetadata } from '@/lib/site/seo';
import { contactPage } from '@/lib/site/structured-data';

export const dynamic = 'error';

export const metadata = pageMetadata({ ...contact.meta, path: contact.path });

export default function Contact() {
  return (
    <>
      <JsonLd data={contactPage()} />
      <ContactPage />
    </>
  );
}
