import type { ContactPage, WithContext } from 'schema-dts';
import { institute } from '@/content/institute';
import { absoluteUrl } from './absolute-url';
import { organizationReference } from './organization';

/** Schema.org description of the contact page: the numbers and addresses it prints. */
export function contactPage(): WithContext<ContactPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ContactPage',
    url: absoluteUrl('/contact'),
    mainEntity: {
      ...organizationReference,
      telephone: institute.phones.map(({ printed }) => printed),
      email: institute.email,
      address: institute.address,
    },
  };
}
