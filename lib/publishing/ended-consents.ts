import 'server-only';
import { withEndedConsents } from '@/content/facts/consent';
import type { SiteFacts } from '@/content/facts/site-facts';
import { jsonHash } from '@/lib/platform/canonical-json';
import { databaseTime, lockNames } from '@/lib/platform/database-locks';
import { inTransaction, pool } from '@/lib/platform/db';
import { defineLoop, MINUTE_MS } from '@/lib/platform/jobs/loop';
import { today } from '@/lib/site/days';
import { noteAct } from '@/lib/staff/audit/audit';
import { publishedVersions } from './published-versions';

/**
 * Publishes the site without the people whose consent has ended. The draft leaves them out as well, so that the next
 * version does not bring them back.
 * @returns whether anybody's has
 */
export async function endConsents(now = new Date()): Promise<boolean> {
  const day = today(now);
  const [shown] = await publishedVersions(pool);
  if (!shown || withEndedConsents(shown.facts, day) === shown.facts) return false;
  return inTransaction(async (tx) => {
    await lockNames(tx, 'site draft');
    const [newest] = await publishedVersions(tx);
    const facts = newest && withEndedConsents(newest.facts, day);
    if (!facts || facts === newest.facts) return false;
    const at = await databaseTime(tx);
    const { id } = await tx.db.siteVersion.create({
      data: {
        facts,
        hash: jsonHash(facts),
        note: 'A consent has ended',
        createdAt: at,
        wantedAt: at,
        publishedAt: at,
      },
      select: { id: true },
    });
    const draft = await tx.db.siteDraft.findUnique({ where: { id: 1 }, select: { facts: true } });
    if (draft) {
      const ended = withEndedConsents(draft.facts as SiteFacts, day);
      await tx.db.siteDraft.update({
        where: { id: 1 },
        data: { facts: ended },
        select: { id: true },
      });
    }
    await noteAct(tx, null, { action: 'site.publish', subject: 'settings', subjectId: id });
    return true;
  });
}

export const consentLoop = defineLoop({
  name: 'ended consents',
  everyMs: MINUTE_MS,
  run: () => endConsents(),
});
