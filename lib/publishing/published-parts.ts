import { withConsent } from '@/content/facts/consent';
import * as none from '@/content/facts/published';
import type { PublishedParts } from '@/content/facts/published';
import type { SiteFacts } from '@/content/facts/site-facts';

type Part = keyof PublishedParts;

/** Value of each part of `content/facts/published.ts` with these facts; a part may be undefined. */
export function publishedParts(facts: SiteFacts): Record<Part, unknown> {
  const { institute: all, ...others } = facts;
  const { name, shortName, phones, bank, upiId, gstin, ...institute } = all ?? {};
  return {
    ...none,
    ...others,
    institute,
    identity: { name, shortName, phones },
    bankAccount: { bank, upiId, gstin },
  };
}

/**
 * Source of the module of each part, which replaces `content/facts/published.ts`. Without people who may not
 * be shown.
 */
export function publishedModules(facts: SiteFacts): Map<Part, string> {
  const parts = Object.entries(publishedParts(withConsent(facts))) as [Part, unknown][];
  return new Map(
    parts.map(([part, value]) => [
      part,
      `export const ${part} = ${value === undefined ? 'undefined' : JSON.stringify(value)};\n`,
    ]),
  );
}
