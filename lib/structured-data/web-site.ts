import type { WebSite, WithContext } from 'schema-dts';
import { institute } from '@/content/institute';
import { absoluteUrl } from './absolute-url';
import { organizationReference } from './organization';

/** Schema.org name of the site, for Home. */
export function webSite(): WithContext<WebSite> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': absoluteUrl('/#website'),
    name: institute.name,
    url: absoluteUrl('/'),
    inLanguage: 'en-IN',
    publisher: { '@id': organizationReference['@id'] },
  };
}
