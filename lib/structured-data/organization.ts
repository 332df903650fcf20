import type { EducationalOrganization, WithContext } from 'schema-dts';
import { institute } from '@/content/institute';
import { logo } from '@/content/site-icons';
import { absoluteUrl } from './absolute-url';

/** The institute in a few words. Its `@id` leads to the full description on Home. */
export const organizationReference = {
  '@type': 'EducationalOrganization',
  '@id': absoluteUrl('/#organization'),
  name: institute.name,
  url: absoluteUrl('/'),
} as const satisfies EducationalOrganization;

/** Where the classes are. */
export const place = {
  '@type': 'Place',
  name: institute.name,
  address: institute.address,
} as const;

/** Schema.org description of the institute, for Home: what its header, text and footer show. */
export function organization(): WithContext<EducationalOrganization> {
  const elsewhere = institute.social.flatMap(({ href }) => href ?? []);
  return {
    '@context': 'https://schema.org',
    ...organizationReference,
    alternateName: institute.formerName,
    description: institute.description,
    logo: absoluteUrl(logo.file),
    telephone: institute.phones[0].printed,
    address: institute.address,
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
  };
}
