import type { AboutPage, WithContext } from 'schema-dts';
import { absoluteUrl } from './absolute-url';
import { organizationReference } from './organization';

/** Schema.org description of the page about the institute. */
export function aboutPage(): WithContext<AboutPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'AboutPage',
    url: absoluteUrl('/about'),
    mainEntity: organizationReference,
  };
}
