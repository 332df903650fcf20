import { db } from '@/lib/platform/db';
import { jsonHash } from '@/lib/platform/canonical-json';

const version = '0b5e9a3c-6a1f-4c58-9d0e-0000000000a1';
const draft = jsonHash({});

/** Valid bodies for the calls that change the site, after `refreshSite`. */
export const siteSamples: Record<string, Record<string, unknown>> = {
  // The form of payment links has one part, which is not set.
  saveSubject: { subject: 'payment-links', typed: {}, seen: jsonHash([null]) },
  lookAtDraft: { draft },
  publishDraft: { draft, note: '' },
  putBackVersion: { version },
  decidePoint: { point: 'teachers', decision: 'We do not name them.' },
};

/** No draft, and one version that was published and taken back. */
export async function refreshSite(): Promise<void> {
  await db.siteDraft.deleteMany();
  await db.siteVersion.deleteMany();
  await db.siteVersion.create({
    data: { id: version, facts: {}, hash: draft, publishedAt: new Date(0), problem: 'Too old' },
  });
}
