import type { SiteFacts } from './site-facts';

/**
 * No facts: the defaults of the content modules hold. A build points `@published` at a generated
 * module in place of this one (`PUBLISHED_FACTS_MODULE`).
 */
export const published: SiteFacts = {};
